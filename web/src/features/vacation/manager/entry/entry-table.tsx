import { DecisionTable, spanOf } from '../../../../shared/decision-lists/decision-table.tsx';
import { FormBody } from '../../../../ui/data-table/form-body.tsx';
import type { Selection } from '../../../../ui/data-table/selection/use-selection.ts';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import { columnsFor } from '../columns.ts';
import { EntryRow } from './entry-row.tsx';
import { ApplicationsState } from '../list-states.tsx';
import { newRow, type ListProps } from '../list-props.ts';
import { texts } from '../texts.ts';

const EditRow = lazyWhenIdle(() => import('../edit/edit-row.tsx'));

interface EntryTableProps extends ListProps {
  /** The inner width of the card around the table. */
  width: number;
  selection: Selection<Entry> | null;
}

/** The applications as a table. A row that is edited, or is new, is a form in its place. */
export function EntryTable(props: EntryTableProps) {
  const { tab, editing, onEdit, width, selection, mayWrite } = props;
  const columns = columnsFor(width).filter(({ id }) => id !== 'actions' || mayWrite);
  const formOf = (entry: Entry | undefined, span: number) => (
    <FormBody key={entry?.absenceId} span={span}>
      <EditRow entry={entry} onClose={() => onEdit(undefined)} />
    </FormBody>
  );
  const isNew = editing === newRow && tab === 'pending' && mayWrite;
  return (
    <DecisionTable
      {...props}
      caption={texts.list}
      columns={columns}
      form={isNew ? formOf(undefined, spanOf(columns, selection)) : null}
      empty={<ApplicationsState {...props} />}
    >
      {(entry, span) =>
        editing === entry.absenceId && mayWrite ? (
          formOf(entry, span)
        ) : (
          <EntryRow
            key={entry.absenceId}
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
