import { Checkbox, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';

import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import type { Selection } from '../../../ui/data-table/use-selection.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { Entry } from '../../../holiday/queries.ts';
import { columnsFor, type ColumnId } from './columns.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './entry-table.module.css';
import { ListState } from './list-states.tsx';
import { newRow, type ListProps } from './list-props.ts';
import { texts } from './texts.ts';

const EditRow = lazyWhenIdle(() => import('./edit-row.tsx'));

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
    <table className={classes.table} aria-busy={entries === undefined && !props.error}>
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
      {isNew ? <EditBody span={span} entry={undefined} onClose={() => onEdit(undefined)} /> : null}
      {entries === undefined || entries.length === 0 ? (
        <StateBody {...props} span={span} isHidden={isNew && entries !== undefined} />
      ) : null}
      {(entries ?? []).map((entry) =>
        editing === entry.absenceId && mayWrite ? (
          <EditBody
            key={entry.absenceId}
            span={span}
            entry={entry}
            onClose={() => onEdit(undefined)}
          />
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

function ChooseAll({ selection }: { selection: Selection<Entry> }) {
  const { all, some, none, toggle } = selection.header;
  return (
    <th className={classes.check}>
      <Checkbox
        aria-label={texts.chooseAll}
        checked={all}
        indeterminate={some && !all}
        disabled={none}
        onChange={toggle}
      />
    </th>
  );
}

interface EditBodyProps {
  span: number;
  entry: Entry | undefined;
  onClose: () => void;
}

function EditBody({ span, entry, onClose }: EditBodyProps) {
  return (
    <tbody data-row>
      <tr>
        <td colSpan={span} className={classes.form}>
          <LazyBoundary>
            <Suspense fallback={<SkeletonRows rows={2} />}>
              <EditRow entry={entry} onClose={onClose} />
            </Suspense>
          </LazyBoundary>
        </td>
      </tr>
    </tbody>
  );
}

function StateBody(props: ListProps & { span: number; isHidden: boolean }) {
  if (props.isHidden) return null;
  return (
    <tbody>
      <tr>
        <td colSpan={props.span} className={classes.state}>
          <ListState {...props} />
        </td>
      </tr>
    </tbody>
  );
}
