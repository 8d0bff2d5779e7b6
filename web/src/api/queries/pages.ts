import type { Route } from '@driftig/contracts/core/route';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { callPage } from '../client.ts';
import { fieldsOf, type CallInput } from '../request.ts';
import { keyOfInput, routeKey } from './route-query.ts';
import type { RowOf } from './all-pages.ts';

/** Rows of the first page, some screens full, and of those after it. */
const [FIRST_PAGE, LATER_PAGE] = [100, 500];

/** Query options of a list that is too long to be read whole: a page, and the next when it is asked for. */
export function pagesQuery<R extends Route>(route: R, input: CallInput<R>) {
  const given = input ?? {};
  return infiniteQueryOptions({
    queryKey: [...routeKey(route), 'pages', keyOfInput(given)],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const next = pageParam === '' ? {} : { cursor: pageParam };
      const limit = pageParam === '' ? FIRST_PAGE : LATER_PAGE;
      const asked = { ...given, query: { ...fieldsOf(given.query), limit, ...next } };
      return callPage(route, asked as CallInput<R>, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The rows of a long list that are here. */
export interface LoadedPages<Row> {
  /** Undefined until the first page is here. */
  readonly rows: readonly Row[] | undefined;
  /** Number of pages that are here. */
  readonly pages: number;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** The next page could not be read. */
  readonly moreFailed: boolean;
  readonly loadMore: () => void;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** The first page of a list and those that were asked for; rows of other filters stay until these are here. */
export function usePages<R extends Route>(route: R, input: CallInput<R>): LoadedPages<RowOf<R>> {
  const query = useInfiniteQuery({
    ...pagesQuery(route, input),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return {
    rows: useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data]),
    pages: data?.pages.length ?? 0,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage || query.isPlaceholderData,
    moreFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
    error: query.error,
    refetch: query.refetch,
  };
}

/** The first row that matches as it is stored now; reads no further than its page. */
export async function findRow<R extends Route>(
  route: R,
  input: CallInput<R>,
  matches: (row: RowOf<R>) => boolean,
): Promise<RowOf<R> | undefined> {
  const given = input ?? {};
  let next: object = {};
  for (;;) {
    const query = { ...fieldsOf(given.query), limit: LATER_PAGE, ...next };
    const { rows, nextCursor } = await callPage(route, { ...given, query });
    const found = rows.find(matches);
    if (found !== undefined || nextCursor === undefined) return found;
    next = { cursor: nextCursor };
  }
}
