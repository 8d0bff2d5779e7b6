import type { ReactNode } from 'react';
import type { Icon } from '../display/icon.ts';
import type { Tone } from '../display/status-chip.tsx';

export type SortValue = string | number | null | undefined;

/** One column. Define columns outside the component or in useMemo: sorting is cached per column. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Text sorts in Danish order, numbers by size, empty last. Without it the column cannot sort. */
  sortValue?: (row: Row) => SortValue;
  /** What the search box finds in this column. */
  searchText?: (row: Row) => string;
  align?: 'left' | 'right';
  /** Pixels; columns without a width share what is left. */
  width?: number;
  /** `strong` identifies the row, `dimmed` is secondary. */
  emphasis?: 'strong' | 'dimmed';
  hideable?: boolean;
  /** The value in the CSV file; numbers get a decimal comma. Without it the column is left out. */
  csv?: (row: Row) => string | number | null;
  /** Left out of the table under 1360 px, where all of it would have to be scrolled to. */
  wideOnly?: boolean;
  /** On a card there is no line for it where it is empty: nothing can be done with it there. */
  hidesEmpty?: boolean;
  /** Where the value stands in the card under 768 px: top line, top right, own line, nowhere. */
  card?: 'title' | 'aside' | 'line' | 'hidden';
}

export type RowAction =
  | 'divider'
  | {
      label: string;
      icon: Icon;
      onSelect: () => void;
      danger?: boolean;
      /** Set: the action is seen but cannot be chosen, and says why. */
      disabledReason?: string | undefined;
    };

export interface StatusTab {
  value: string;
  label: string;
  tone?: Tone;
}

export interface StatusTabs<Row> {
  /** Counted under exactly one tab: the tab whose value this gives. */
  of: (row: Row) => string;
  tabs: readonly StatusTab[];
  /** The label of a first tab with everything. */
  all?: string;
}

export interface TableFilter<Row> {
  /** Also its name in the address. */
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
  /** What is being acted on: '30,20 timer, flex +0,60'. */
  summary?: (chosen: readonly Row[]) => ReactNode;
  selectable?: (row: Row) => boolean;
}
