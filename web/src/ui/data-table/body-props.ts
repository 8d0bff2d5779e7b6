import type { ReactNode } from 'react';
import type { RowProps } from './rows/data-row.tsx';
import type { DataTableProps } from './table-props.ts';
import type { TableRows } from './rows/use-table-rows.ts';
import type { ColumnLayout } from './columns/use-visible-columns.ts';
import type { Selection } from './selection/use-selection.ts';

interface TableBodyProps<Row> extends DataTableProps<Row> {
  result: TableRows<Row>;
  selection: Selection<Row> | null;
  /** Shown instead of rows: an error, an empty state or 'no match'. */
  placeholder: ReactNode;
}

export interface WideTableProps<Row> extends TableBodyProps<Row> {
  layout: ColumnLayout<Row>;
}

export function rowProps<Row>(props: WideTableProps<Row>, row: Row, index: number): RowProps<Row> {
  return {
    row,
    place: props.result.slice.from + index,
    name: props.rowName(row),
    columns: props.layout.columns,
    open: props.open,
    selection: props.selection?.of(row) ?? null,
    actions: props.rowActions?.(row) ?? null,
  };
}
