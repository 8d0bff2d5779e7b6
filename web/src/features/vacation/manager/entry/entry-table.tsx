import { VisuallyHidden } from '@mantine/core';

import { ChooseAll } from '../../../../ui/data-table/selection/choose.tsx';
import { FormBody } from '../../../../ui/data-table/form-body.tsx';
import table from '../../../../ui/data-table/edited-table.module.css';
import type { Selection } from '../../../../ui/data-table/selection/use-selection.ts';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import { columnsFor, type ColumnId } from '../columns.ts';
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
  const { entries, tab, editing, onEdit, width, selection, mayWrite } = props;
  const columns = columnsFor(width).filter(({ id }) => id !== 'actions' || mayWrite);
  const span = columns.length + Number(selection !== null);
  const isNew = editing === newRow && tab === 'pending' && mayWrite;
  return (
    <table className={table.table} aria-busy={entries === undefined && !props.error}>
      <VisuallyHidden component="caption">{texts.list}</VisuallyHidden>
      <thead>
        <tr>
          {selection ? <ChooseAll selection={selection} /> : null}
          {columns.map(({ id, label, width: fixed }) => (
            <th key={id} scope="col" data-column={id} style={{ width: fixed }}>
              {id === 'actions' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      {isNew ? (
        <FormBody span={span}>
          <EditRow entry={undefined} onClose={() => onEdit(undefined)} />
        </FormBody>
      ) : null}
      {entries === undefined || entries.length === 0 ? (
        <StateBody {...props} span={span} isHidden={isNew && entries !== undefined} />
      ) : null}
      {(entries ?? []).map((entry) =>
        editing === entry.absenceId && mayWrite ? (
          <FormBody key={entry.absenceId} span={span}>
            <EditRow entry={entry} onClose={() => onEdit(undefined)} />
          </FormBody>
        ) : (
          <EntryRow
            key={entry.absenceId}
            {...props}
            entry={entry}
            columns={columns.map(({ id }): ColumnId => id)}
            choice={selection?.of(entry) ?? null}
          />
        ),
      )}
    </table>
  );
}

function StateBody(props: ListProps & { span: number; isHidden: boolean }) {
  if (props.isHidden) return null;
  return (
    <tbody>
      <tr>
        <td colSpan={props.span} className={table.state}>
          <ApplicationsState {...props} />
        </td>
      </tr>
    </tbody>
  );
}
