import { Checkbox } from '@mantine/core';
import type { Column, RowAction } from '../columns/column.ts';
import { OpenCell } from './row-open.tsx';
import type { RowOpen } from './row-open.tsx';
import { RowMenu } from './row-menu.tsx';
import classes from '../table.module.css';

export interface RowSelection {
  chosen: boolean;
  allowed: boolean;
  toggle: () => void;
}

export interface RowProps<Row> {
  row: Row;
  /** The position in the whole list, across pages, counted from 1. */
  place: number;
  /** Names the row in accessible labels: its number or its name. */
  name: string;
  columns: readonly Column<Row>[];
  open: RowOpen<Row> | undefined;
  selection: RowSelection | null;
  actions: readonly RowAction[] | null;
}

function RowCheckbox({ name, selection }: { name: string; selection: RowSelection }) {
  return (
    <Checkbox
      aria-label={`Vælg ${name}`}
      checked={selection.chosen}
      disabled={!selection.allowed}
      onChange={selection.toggle}
    />
  );
}

export function DataRow<Row>(props: RowProps<Row>) {
  const { row, place, name, columns, open, selection, actions } = props;
  return (
    <tr
      data-row
      aria-rowindex={place + 1}
      data-chosen={selection?.chosen || undefined}
      data-opens={open ? true : undefined}
    >
      {selection ? (
        <td className={classes.check}>
          <RowCheckbox name={name} selection={selection} />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td key={column.id} data-align={column.align} data-emphasis={column.emphasis}>
          {index === 0 ? (
            <OpenCell row={row} open={open}>
              {column.cell(row)}
            </OpenCell>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {actions ? (
        <td className={classes.menu}>
          {actions.length > 0 ? (
            <RowMenu label={`Handlinger for ${name}`} actions={actions} />
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}
