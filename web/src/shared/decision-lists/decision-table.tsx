/**
 * DecisionTable { caption, columns, entries, error, selection, form?, empty, children(row) } — the rows of a
 * desk, each a DecisionRow, or a form in its place. DecisionRow { id, name, isNewest, choice, className,
 * columns, cell, below } — a row, and below it what there is to know before deciding.
 */
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import table from '../../ui/data-table/edited-table.module.css';
import type { RowSelection } from '../../ui/data-table/rows/data-row.tsx';
import { ChooseAll, ChooseRow } from '../../ui/data-table/selection/choose.tsx';
import type { Selection } from '../../ui/data-table/selection/use-selection.ts';
import { Tag } from '../../ui/display/status-chip.tsx';
import type { DecisionList } from './decision-list.ts';
import { texts } from './texts.ts';

export interface DecisionColumn<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Pixels; the others share what is left. */
  readonly width?: number;
  readonly align?: 'right';
}

interface DecisionTableProps<Row> extends Pick<DecisionList<Row>, 'entries' | 'error'> {
  caption: string;
  columns: readonly DecisionColumn[];
  selection: Selection<Row> | null;
  /** The form of a new row. */
  form?: ReactNode;
  /** Shown instead of rows. */
  empty: ReactNode;
  /** `span` is how many columns a form in the place of the row takes. */
  children: (row: Row, span: number) => ReactNode;
}

export function DecisionTable<Row>(props: DecisionTableProps<Row>) {
  const { caption, columns, entries, error, selection, form = null, empty, children } = props;
  const span = spanOf(columns, selection);
  const hasRows = entries !== undefined && (entries.length > 0 || form !== null);
  return (
    <table className={table.table} aria-busy={entries === undefined && !error}>
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {selection ? <ChooseAll selection={selection} /> : null}
          {columns.map(({ id, label, width, align }) => (
            <th key={id} scope="col" data-column={id} data-align={align} style={{ width }}>
              {id === 'actions' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      {form}
      {hasRows ? null : (
        <tbody>
          <tr>
            <td colSpan={span} className={table.state}>
              {empty}
            </td>
          </tr>
        </tbody>
      )}
      {entries?.map((row) => children(row, span))}
    </table>
  );
}

/** How many columns a form in the place of a row takes. */
export const spanOf = (columns: readonly DecisionColumn[], selection: object | null) =>
  columns.length + Number(selection !== null);

interface DecisionRowProps<Id extends string> {
  id: string;
  name: string;
  /** True when another user changed it while it was decided. */
  isNewest: boolean;
  choice: RowSelection | null;
  className: string | undefined;
  columns: readonly DecisionColumn<Id>[];
  cell: (id: Id) => ReactNode;
  /** Null where there is nothing to know. */
  below: ReactNode;
}

export function DecisionRow<Id extends string>(props: DecisionRowProps<Id>) {
  const { id, name, isNewest, choice, className = '', columns, cell, below } = props;
  return (
    <tbody
      data-row={id}
      className={[table.row, className].join(' ')}
      data-chosen={choice?.chosen || undefined}
      data-newest={isNewest || undefined}
    >
      <tr>
        {choice ? <ChooseRow name={name} choice={choice} /> : null}
        {columns.map((column) => (
          <td key={column.id} data-column={column.id} data-align={column.align}>
            {cell(column.id)}
          </td>
        ))}
      </tr>
      {isNewest || below !== null ? (
        <tr className={table.below}>
          {choice ? <td /> : null}
          <td colSpan={columns.length}>
            <div className={table.belowText}>
              {isNewest ? <Tag>{texts.newest}</Tag> : null}
              {below}
            </div>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}
