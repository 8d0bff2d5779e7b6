import { DecisionTable, spanOf } from '../../../../shared/decision-lists/decision-table.tsx';
import type { Selection } from '../../../../ui/data-table/selection/use-selection.ts';
import type { Entry } from '../../queries.ts';
import { columnsFor } from './columns.ts';
import { EditBody } from './edit-body.tsx';
import { HoursState } from '../list-states.tsx';
import { newRow, type Edited, type ListProps } from '../list-props.ts';
import { ReportRow } from './report-row.tsx';
import { texts } from '../texts.ts';

interface ReportTableProps extends ListProps {
  /** The inner width of the card around the table. */
  width: number;
  selection: Selection<Entry> | null;
}

/** The hours as a table. A row that is edited, or is new, is a form in its place. */
export function ReportTable(props: ReportTableProps) {
  const { tab, width, selection, isFlexOn, error } = props;
  // Only what waits is edited (product T21).
  const editing = tab === 'pending' ? props.editing : undefined;
  const columns = columnsFor(width, { isFlexOn, isRejected: tab === 'rejected' });
  return (
    <DecisionTable
      caption={texts.list}
      columns={columns}
      entries={withEdited(props.entries, editing)}
      error={error}
      selection={selection}
      form={
        editing === newRow ? (
          <EditBody {...props} span={spanOf(columns, selection)} entry={undefined} />
        ) : null
      }
      empty={<HoursState {...props} />}
    >
      {(entry, span) =>
        isEdited(entry, editing) ? (
          <EditBody key={entry.reportId} {...props} span={span} entry={entry} />
        ) : (
          <ReportRow
            key={entry.reportId}
            {...props}
            entry={entry}
            columns={columns}
            choice={selection?.of(entry) ?? null}
          />
        )
      }
    </DecisionTable>
  );
}

const isEdited = ({ reportId }: Entry, editing: Edited | undefined) =>
  editing !== undefined && editing !== newRow && editing.reportId === reportId;

/** A row that left the list while it was edited stays first, with what is written in it. */
function withEdited(
  entries: readonly Entry[] | undefined,
  editing: Edited | undefined,
): readonly Entry[] | undefined {
  if (editing === undefined || editing === newRow) return entries;
  return entries?.some((entry) => isEdited(entry, editing))
    ? entries
    : [editing, ...(entries ?? [])];
}
