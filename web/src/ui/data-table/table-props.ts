import type { ReactNode } from 'react';
import type { Icon } from '../display/icon.ts';
import type {
  BulkActions,
  CardLines,
  Column,
  ListAction,
  RowAction,
  StatusTabs,
  TableFilter,
} from './columns/column.ts';
import type { RowOpen } from './rows/row-open.tsx';
import type { TableRows } from './rows/use-table-rows.ts';
import type { TableState } from './use-table-state.ts';

/** Noun for the rows: 'faktura', 'fakturaer'. */
export interface Noun {
  one: string;
  many: string;
}

/** The empty state of a table without any rows. */
export interface EmptyTable {
  title?: string;
  text: string;
  icon?: Icon;
  action?: ReactNode;
}

export interface TableError {
  id?: string | undefined;
  at?: Date | undefined;
}

/** A page that the server found by search, order, filters and status. */
interface FoundPage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly size: number;
  /** Number of rows that match under each status, '' for all. */
  readonly counts: ReadonlyMap<string, number>;
  /** It is of the question before, until the new page is here. */
  readonly isOld: boolean;
}

export interface DataTableProps<Row> {
  state: TableState;
  label: string;
  noun: Noun;
  rows: readonly Row[] | undefined;
  loadingMore?: boolean;
  /** There are more rows, which are not loaded by themselves: no CSV file is made of these. */
  partial?: boolean;
  /** The page that the server found; the rows are then neither searched nor sorted here. */
  found?: FoundPage<Row>;
  columns: readonly Column<Row>[];
  /** The two lines of a row on a phone. */
  card: CardLines<Row>;
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
  /** Beside the CSV button, and in the sheet of a phone. */
  listActions?: readonly ListAction[];
  empty: EmptyTable;
  error?: TableError | null;
  onRetry?: () => void;
}

/** Shared props of the desktop and the phone table. */
export interface ShownTableProps<Row> extends DataTableProps<Row> {
  result: TableRows<Row>;
  /** Saves rows as a CSV file; undefined while not all of them are here. */
  writeCsv: ((columns: readonly Column<Row>[], rows: readonly Row[]) => void) | undefined;
}
