import type { ReactNode } from 'react';
import type { RowProps } from './data-row.tsx';
import type { DataTableProps } from './table-props.ts';
import type { TableRows } from './use-table-rows.ts';
import type { Selection } from './use-selection.ts';

export interface TableBodyProps<Row> extends DataTableProps<Row> {
  result: TableRows<Row>;
  selection: Selection<Row> | null;
  phone: boolean;
}

/** `placeholder` is shown instead of rows: an error, an empty state or 'no match'. */
export type BodyProps<Row> = TableBodyProps<Row> & { placeholder: ReactNode };

export function rowProps<Row>(props: TableBodyProps<Row>, row: Row, index: number): RowProps<Row> {
  return {
    row,
    place: props.result.slice.from + index,
    name: props.rowName(row),
    columns: props.columns,
    open: props.open,
    selection: props.selection?.of(row) ?? null,
    actions: props.rowActions?.(row) ?? null,
  };
}
