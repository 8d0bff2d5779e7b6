import { useEffect, useEffectEvent, useState } from 'react';

import type { LoadedPages } from '../../../api/queries/pages.ts';
import { pageSlice } from '@driftig/domain/lists/page-slice';
import type { BookFilter } from './use-book-filter.ts';

/** Product L6. */
const PAGE_SIZE = 10;
/** Pages of the server that a search reads by itself before it asks whether to go on. */
const PAGES_AT_ONCE = 3;

interface BookRows<Row> {
  readonly list: BookFilter;
  readonly loaded: LoadedPages<Row>;
  /** Whether the server lists by dates. */
  readonly indexed: boolean;
  readonly searched: (row: Row) => string;
  readonly dateOf: (row: Row) => string;
  readonly matchesChoice: (row: Row, chosen: string) => boolean;
}

const noRows: readonly never[] = [];

/**
 * The rows that are shown, among those that are loaded. More are loaded when the last of them are reached,
 * and while a search or choice finds less than a page, three pages at a time.
 */
export function useBookList<Row>(book: BookRows<Row>) {
  const { list, loaded } = book;
  const { rows = noRows } = loaded;
  const { typed, from, to, chosen } = list.filter;
  const words = typed.trim().toLowerCase();
  const found = rows.filter((row) => {
    // The server gives these dates; rows of the last filter stay until it has answered.
    const date = book.dateOf(row);
    const isInside = (from === '' || date >= from) && (to === '' || date <= to);
    const isFound = words === '' || book.searched(row).toLowerCase().includes(words);
    return isInside && isFound && (chosen === '' || book.matchesChoice(row, chosen));
  });
  const slice = pageSlice(found.length, list.page, PAGE_SIZE);
  const first = (slice.page - 1) * PAGE_SIZE;
  const goOn = useLoading(loaded, found.length <= first + PAGE_SIZE, askedFor(list));
  return {
    slice,
    shown: found.slice(first, first + PAGE_SIZE),
    found: found.length,
    isSearch: words !== '' || chosen !== '' || (!book.indexed && from + to !== ''),
    goOn,
  };
}

/** A longer word is the same search: typing must not load three pages for each letter. */
const askedFor = ({ filter, page }: BookFilter) =>
  JSON.stringify({ ...filter, typed: filter.typed !== '', page });

/** Loads while more rows are wanted; `asked` is the search and the page they are wanted for. */
function useLoading(loaded: LoadedPages<unknown>, isWanted: boolean, asked: string) {
  const { pages, hasMore, loadingMore, moreFailed, loadMore } = loaded;
  const [begun, setBegun] = useState({ asked, pages });
  if (begun.asked !== asked) setBegun({ asked, pages });
  const isAllowed = pages < begun.pages + PAGES_AT_ONCE;
  const isDue = isWanted && hasMore && isAllowed && !loadingMore && !moreFailed;
  const load = useEffectEvent(loadMore);
  useEffect(() => {
    if (isDue) load();
  }, [isDue]);
  return () => {
    setBegun({ asked, pages });
    loadMore();
  };
}
