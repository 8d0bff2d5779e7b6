import type { ReactNode } from 'react';
import type { BulkActions, Column, RowAction, StatusTabs, TableFilter } from './column.ts';
import type { RowOpen } from './row-open.tsx';
import type { EmptyTable, TableError } from './table-states.tsx';
import type { TableState } from './use-table-state.ts';

export interface DataTableProps<Row> {
  state: TableState;
  label: string;
  noun: string;
  rows: readonly Row[] | undefined;
  loadingMore?: boolean;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  open?: RowOpen<Row>;
  rowActions?: (row: Row) => readonly RowAction[];
  status?: StatusTabs<Row>;
  filters?: readonly TableFilter<Row>[];
  bulk?: BulkActions<Row>;
  searchPlaceholder?: string;
  toolbar?: ReactNode;
  tabsAside?: ReactNode;
  footer?: (matching: readonly Row[]) => ReactNode;
  csvName?: string;
  /** The columns of the CSV file, when they differ from the visible columns. */
  csvColumns?: readonly Column<Row>[];
  /** Shown beside the CSV button, also on a phone: the import button. */
  csvAside?: ReactNode;
  empty: EmptyTable;
  error?: TableError | null;
  onRetry?: () => void;
}
