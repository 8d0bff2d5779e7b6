import type { SortValue } from '@driftig/domain/lists/order-rows';
import type { ReactNode } from 'react';
import type { Icon } from '../../display/icon.ts';
import type { Tone } from '../../display/status-chip.tsx';

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
  /** Decides what its two directions are called: 'A–Å', 'Største', 'Nyeste'. Text by default. */
  sortedAs?: 'text' | 'number' | 'date';
  /** For a third order besides up and down, what comes next: the rows ascending by this. */
  comesNext?: (row: Row) => number;
  /** The text that the search box searches in this column. */
  searchText?: (row: Row) => string;
  align?: 'left' | 'right';
  /** Pixels with the padding of a wide window; columns without a width share what is left. */
  width?: number;
  /** Pixels in which most values are whole. A column without a width leaves rather than shrink. */
  roomy?: number;
  /** `strong` identifies the row, `dimmed` is secondary. */
  emphasis?: 'strong' | 'dimmed';
  hideable?: boolean;
  /**
   * The value in the CSV file; numbers are written with a decimal comma. Without it the column is
   * left out.
   */
  csv?: (row: Row) => string | number | null;
  /** When the table is too narrow the columns with this leave it, 1 first. Others stay. */
  leaves?: number;
}

/** Two lines of a row on a phone (under 768 px). */
export interface CardLines<Row> {
  /** First line, left: what it is. It opens the row. */
  what: (row: Row) => ReactNode;
  /** First line, right: how much. */
  howMuch?: (row: Row) => ReactNode;
  /** Second line, left: its number, and the date that counts now. */
  when?: (row: Row) => ReactNode;
  /** Second line, right: the chip of its status. */
  state?: (row: Row) => ReactNode;
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

/** Something to do with the whole list, beside its CSV file. */
export interface ListAction {
  label: string;
  /** A few words below the label, where there is room. */
  help: string;
  icon: Icon;
  onSelect: () => void;
}

export interface StatusTab {
  value: string;
  label: string;
  tone?: Tone;
  /** False where the number of its rows is not known. */
  counted?: boolean;
}

export interface StatusTabs<Row> {
  /** The value of the tab that counts the row; each row is counted under exactly one tab. */
  of: (row: Row) => string;
  tabs: readonly StatusTab[];
  /** Label of a first tab with all rows; without it there is no such tab. */
  all?: string;
}

export interface TableFilter<Row> {
  /** A date is typed or picked (`yyyy-mm-dd`); otherwise one of the options is chosen. */
  kind?: 'date';
  /** Also the name of the URL parameter. */
  id: string;
  label: string;
  /** Shown when nothing is chosen: 'Alle måneder'. */
  allLabel: string;
  /** Before the choice where the list says what it shows: 'fakturaer i 2026'. */
  preposition?: string;
  options: readonly { value: string; label: string }[];
  matches: (row: Row, value: string) => boolean;
  width?: number;
}

export interface BulkActions<Row> {
  actions: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /** Totals of the selected rows: '30,20 timer, flex +0,60'. */
  summary?: (chosen: readonly Row[]) => ReactNode;
  selectable?: (row: Row) => boolean;
  /** Rows that have to be looked at one by one: 'Vælg alle' does not choose them. */
  leavesOut?: (row: Row) => boolean;
  /** Says how many those are. */
  leftOutText?: (count: number) => string;
}
