import { VisuallyHidden } from '@mantine/core';

import { ChooseAll } from '../../../../ui/data-table/selection/choose.tsx';
import table from '../../../../ui/data-table/edited-table.module.css';
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
  const { tab, width, selection, isFlexOn } = props;
  // Only what waits is edited (product T21).
  const editing = tab === 'pending' ? props.editing : undefined;
  const entries = withEdited(props.entries ?? [], editing);
  const columns = columnsFor(width, isFlexOn);
  const span = columns.length + Number(selection !== null);
  const isNew = editing === newRow;
  return (
    <table className={table.table} aria-busy={props.entries === undefined && !props.error}>
      <VisuallyHidden component="caption">{texts.list}</VisuallyHidden>
      <thead>
        <tr>
          {selection ? <ChooseAll selection={selection} /> : null}
          {columns.map(({ id, label, width: fixed, align }) => (
            <th key={id} scope="col" data-column={id} data-align={align} style={{ width: fixed }}>
              {id === 'actions' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      {isNew ? <EditBody {...props} span={span} entry={undefined} /> : null}
      {entries.length === 0 && !(isNew && props.entries) ? (
        <tbody>
          <tr>
            <td colSpan={span} className={table.state}>
              <HoursState {...props} />
            </td>
          </tr>
        </tbody>
      ) : null}
      {entries.map((entry) =>
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
        ),
      )}
    </table>
  );
}

const isEdited = ({ reportId }: Entry, editing: Edited | undefined) =>
  editing !== undefined && editing !== newRow && editing.reportId === reportId;

/** A row that left the list while it was edited stays first, with what is written in it. */
function withEdited(entries: readonly Entry[], editing: Edited | undefined): readonly Entry[] {
  if (editing === undefined || editing === newRow) return entries;
  return entries.some((entry) => isEdited(entry, editing)) ? entries : [editing, ...entries];
}
