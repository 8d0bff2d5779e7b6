import type { ReactNode } from 'react';
import type { Icon } from '../display/icon.ts';
import type { Tone } from '../display/status-chip.tsx';

export type SortValue = string | number | null | undefined;

/**
 * A table column. Define columns outside the component or in useMemo: sorting is cached per column.
 */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * Text sorts in Danish order, numbers by value, empty values last. Without it the column cannot
   * sort.
   */
  sortValue?: (row: Row) => SortValue;
  /** The text that the search box searches in this column. */
  searchText?: (row: Row) => string;
  align?: 'left' | 'right';
  /** Pixels; columns without a width share the remaining width. */
  width?: number;
  /** `strong` identifies the row, `dimmed` is secondary. */
  emphasis?: 'strong' | 'dimmed';
  hideable?: boolean;
  /**
   * The value in the CSV file; numbers are written with a decimal comma. Without it the column is
   * left out.
   */
  csv?: (row: Row) => string | number | null;
  /** Hidden under 1360 px, so that the table does not scroll sideways. */
  wideOnly?: boolean;
  /** A card has no line for this column when the value is empty. */
  hidesEmpty?: boolean;
  /**
   * Place of the value on a card (under 768 px): top line, top right, a line of its own, or not
   * shown.
   */
  card?: 'title' | 'aside' | 'line' | 'hidden';
}

export type RowAction =
  | 'divider'
  | {
      label: string;
      icon: Icon;
      onSelect: () => void;
      danger?: boolean;
      /** When set, the action is shown but disabled, with this reason under it. */
      disabledReason?: string | undefined;
    };

export interface StatusTab {
  value: string;
  label: string;
  tone?: Tone;
}

export interface StatusTabs<Row> {
  /** The value of the tab that counts the row; each row is counted under exactly one tab. */
  of: (row: Row) => string;
  tabs: readonly StatusTab[];
  /** Label of a first tab with all rows; without it there is no such tab. */
  all?: string;
}

export interface TableFilter<Row> {
  /** Also the name of the URL parameter. */
  id: string;
  label: string;
  /** Shown when nothing is chosen: 'Alle måneder'. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  matches: (row: Row, value: string) => boolean;
  width?: number;
}

export interface BulkActions<Row> {
  actions: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /** Totals of the selected rows: '30,20 timer, flex +0,60'. */
  summary?: (chosen: readonly Row[]) => ReactNode;
  selectable?: (row: Row) => boolean;
}
