import { useState } from 'react';

import { pageSlice } from '../../../ui/data-table/paging/paging.ts';

/** Product L6. */
const PAGE_SIZE = 10;

interface BookFilter {
  readonly typed: string;
  /** Dates, both included; '' for none. */
  readonly from: string;
  readonly to: string;
  /** The chosen year or status; '' for all. */
  readonly chosen: string;
}

interface BookRows<Row> {
  readonly rows: readonly Row[];
  readonly searched: (row: Row) => string;
  readonly dateOf: (row: Row) => string;
  readonly matchesChoice: (row: Row, chosen: string) => boolean;
}

/** Search, filters and pages of 10 of a list; a changed filter leads back to page 1. */
export function useBookList<Row>({ rows, searched, dateOf, matchesChoice }: BookRows<Row>) {
  const [filter, setFilter] = useState<BookFilter>({ typed: '', from: '', to: '', chosen: '' });
  const [page, setPage] = useState(1);
  const { typed, from, to, chosen } = filter;
  const words = typed.trim().toLowerCase();
  const found = rows.filter((row) => {
    const date = dateOf(row);
    const isInside = (from === '' || date >= from) && (to === '' || date <= to);
    const isFound = words === '' || searched(row).toLowerCase().includes(words);
    return isInside && isFound && (chosen === '' || matchesChoice(row, chosen));
  });
  const slice = pageSlice(found.length, page, PAGE_SIZE);
  const first = (slice.page - 1) * PAGE_SIZE;
  const change = (changed: Partial<BookFilter>) => {
    setFilter({ ...filter, ...changed });
    setPage(1);
  };
  const shown = found.slice(first, first + PAGE_SIZE);
  return { filter, change, slice, setPage, shown, count: found.length };
}
