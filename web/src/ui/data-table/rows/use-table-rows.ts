import { useEffect, useMemo } from 'react';
import type { Column, StatusTabs, TableFilter } from '../columns/column.ts';
import { orderRows, rankRows } from '@driftig/domain/lists/order-rows';
import { pageSlice, type PageSlice } from '@driftig/domain/lists/page-slice';
import {
  countByStatus,
  filterRows,
  haystackOf,
  searchRows,
  type Haystack,
} from '@driftig/domain/lists/match-rows';
import type { TableParams } from '../table-params.ts';
import { runWhenIdle } from '../../loading/run-when-idle.ts';

interface TableRowsInput<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  state: TableParams;
  filters: readonly TableFilter<Row>[];
  status: StatusTabs<Row> | undefined;
}

function useSortedRows<Row>({ rows, columns, state }: TableRowsInput<Row>): readonly Row[] {
  const column = columns.find(({ id }) => id === state.sort?.column);
  const { descending = false, next = false } = state.sort ?? {};
  const sortValue = next ? column?.comesNext : column?.sortValue;
  const ranks = useMemo(() => (sortValue ? rankRows(rows, sortValue) : null), [rows, sortValue]);
  return useMemo(
    () => (ranks ? orderRows(rows, ranks, descending) : rows),
    [rows, ranks, descending],
  );
}

interface Matched<Row> {
  readonly matching: readonly Row[];
  readonly counts: ReadonlyMap<string, number>;
}

export interface TableRows<Row> extends Matched<Row> {
  /** Number of matching rows, of which only some may be here. */
  readonly total: number;
  readonly slice: PageSlice;
  readonly shown: readonly Row[];
  /** Rows that a choice of status and filters would show; their number is undefined where it is not known. */
  readonly matchesOf: (
    chosen: TableParams,
  ) => Matched<Row> & { readonly total: number | undefined };
}

const CHUNK_SIZE = 500;

/**
 * Fills the haystack cache in chunks while the browser is idle, so that the first search is fast.
 */
function buildHaystacksWhenIdle<Row>(rows: readonly Row[], inRow: Haystack<Row>): () => void {
  let from = 0;
  let cancel = runWhenIdle(readChunk);
  function readChunk() {
    rows.slice(from, from + CHUNK_SIZE).forEach(inRow);
    from += CHUNK_SIZE;
    if (from < rows.length) cancel = runWhenIdle(readChunk);
  }
  return () => cancel();
}

type Matching<Row> = Omit<TableRowsInput<Row>, 'columns'> & { inRow: Haystack<Row> };

/** The rows that match, and how many match under each status. */
function matchRows<Row>({ rows, state, filters, status, inRow }: Matching<Row>): Matched<Row> {
  const found = searchRows(filterRows(rows, filters, state.filters), inRow, state.q);
  // Counted before the status filter, so that the other tabs show where the search has matches.
  const counts = countByStatus(found, status);
  const matching =
    status && state.status ? found.filter((row) => status.of(row) === state.status) : found;
  return { counts, matching };
}

/** Sorts, filters, searches and pages the rows. Sorting is memoised. */
export function useTableRows<Row>(input: TableRowsInput<Row>): TableRows<Row> {
  const { rows, columns, state, filters, status } = input;
  const sorted = useSortedRows(input);
  const inRow = useMemo(() => haystackOf(columns), [columns]);
  useEffect(() => buildHaystacksWhenIdle(rows, inRow), [rows, inRow]);
  const { counts, matching } = matchRows({ rows: sorted, state, filters, status, inRow });
  const slice = pageSlice(matching.length, state.page, state.size);
  return {
    matching,
    total: matching.length,
    counts,
    slice,
    shown: slice.to === 0 ? [] : matching.slice(slice.from - 1, slice.to),
    matchesOf: (chosen) => {
      const of = matchRows({ rows: sorted, state: chosen, filters, status, inRow });
      return { ...of, total: of.matching.length };
    },
  };
}
