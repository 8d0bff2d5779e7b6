import { useEffect, useMemo } from 'react';
import type { Column, StatusTabs, TableFilter } from './column.ts';
import { orderRows, rankRows } from './order-rows.ts';
import { pageSlice } from './paging.ts';
import { countByStatus, filterRows, haystackOf, searchRows, type Haystack } from './select-rows.ts';
import type { TableParams } from './table-params.ts';
import { runWhenIdle } from '../loading/run-when-idle.ts';

interface TableRowsInput<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  state: TableParams;
  filters: readonly TableFilter<Row>[];
  status: StatusTabs<Row> | undefined;
}

function useSortedRows<Row>({ rows, columns, state }: TableRowsInput<Row>): readonly Row[] {
  const column = columns.find(({ id }) => id === state.sort?.column);
  const sortValue = column?.sortValue;
  const descending = state.sort?.descending ?? false;
  const ranks = useMemo(() => (sortValue ? rankRows(rows, sortValue) : null), [rows, sortValue]);
  return useMemo(
    () => (ranks ? orderRows(rows, ranks, descending) : rows),
    [rows, ranks, descending],
  );
}

const CHUNK_SIZE = 500;

/** Each row is folded while the browser is at rest, so that the first letter only compares. */
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

/** From all rows to those of the page, each step kept until what it depends on changes. */
export function useTableRows<Row>(input: TableRowsInput<Row>) {
  const { rows, columns, state, filters, status } = input;
  const sorted = useSortedRows(input);
  const inRow = useMemo(() => haystackOf(columns), [columns]);
  useEffect(() => buildHaystacksWhenIdle(rows, inRow), [rows, inRow]);
  const filtered = filterRows(sorted, filters, state.filters);
  const found = searchRows(filtered, inRow, state.q);
  // Of what was found: where nothing stands under this tab, the others say where it does.
  const counts = countByStatus(found, status);
  const matching =
    status && state.status ? found.filter((row) => status.of(row) === state.status) : found;
  const slice = pageSlice(matching.length, state.page, state.size);
  return {
    matching,
    counts,
    slice,
    shown: slice.to === 0 ? [] : matching.slice(slice.from - 1, slice.to),
  };
}

export type TableRows<Row> = ReturnType<typeof useTableRows<Row>>;
