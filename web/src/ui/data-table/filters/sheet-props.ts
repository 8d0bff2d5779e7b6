import type { ReactNode } from 'react';
import type { Column, ListAction, StatusTab, TableFilter } from '../columns/column.ts';
import type { TableParams } from '../table-params.ts';
import type { Noun } from '../table-props.ts';
import type { TableState } from '../use-table-state.ts';

export interface FilterSheetProps {
  opened: boolean;
  onClose: () => void;
  state: TableState;
  noun: Noun;
  tabs: readonly StatusTab[];
  filters: readonly TableFilter<never>[];
  columns: readonly Column<never>[];
  /** Filters that are not a simple select. */
  toolbar: ReactNode;
  /**
   * How many rows a choice would show, and how many under each status. The first is undefined where
   * the server pages the list: only it knows.
   */
  countOf: (chosen: TableParams) => {
    count: number | undefined;
    counts: ReadonlyMap<string, number>;
  };
  /** Saves the rows of a choice as a CSV file; undefined where there is none. */
  csv: { onSave: ((chosen: TableParams) => void) | undefined } | undefined;
  /** Starts selecting rows; undefined where there is nothing to do with them. */
  onSelect: (() => void) | undefined;
  listActions: readonly ListAction[];
  /** Closes the sheet, then does this. */
  onInstead: (act: () => void) => void;
}
