import type { Route } from '@driftig/contracts/core/route';
import type { FoundRows } from '@driftig/contracts/core/found-header';
import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { callFound } from '../client.ts';
import { fieldsOf, type CallInput } from '../request.ts';
import { foundName } from './found-name.ts';
import { keyOfInput, routeKey } from './route-query.ts';
import type { RowOf } from './all-pages.ts';

/** Question of a list to the server: search, order, filters and page. */
export interface FoundAsk {
  readonly page: number;
  readonly limit: number;
  readonly [name: string]: unknown;
}

/** A page that the server found, with the number of rows that it searched. */
interface FoundPage<Row> extends FoundRows {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly size: number;
  /** Where older rows begin that were not searched. */
  readonly older: string | undefined;
}

const foundKey = (route: Pick<Route, 'word' | 'key'>) => [...routeKey(route), foundName(route.key)];

function foundQuery<R extends Route>(route: R, ask: FoundAsk) {
  const input = { query: ask } as CallInput<R>;
  return queryOptions({
    queryKey: [...foundKey(route), keyOfInput(input)],
    // The answer of an earlier question is kept under its own key: it never replaces a later one.
    queryFn: async ({ signal }): Promise<FoundPage<RowOf<R>>> => {
      const { rows, nextCursor, found } = await callFound(route, input, { signal });
      return { rows, ...found, page: ask.page, size: ask.limit, older: nextCursor };
    },
  });
}

interface From {
  readonly asked: string;
  readonly cursor?: string | undefined;
}

/**
 * A page of rows that the server finds, while `ask` is there. The rows of the question before stay until the new
 * ones are here (`isOld`). `searchOlder` goes on where the server stopped reading.
 */
export function useFoundPage<R extends Route>(route: R, ask: FoundAsk | undefined) {
  const { page, limit, sort, ...question } = ask ?? { page: 1, limit: 1 };
  const asked = JSON.stringify(question);
  const [from, setFrom] = useState<From>({ asked });
  const cursor = from.asked === asked ? from.cursor : undefined;
  const query = useQuery({
    ...foundQuery(route, { page, limit, sort, ...question, cursor }),
    enabled: ask !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    found: query.error === null ? query.data : undefined,
    isOld: query.isPlaceholderData,
    /** Whether these are rows after the newest. */
    isOlder: cursor !== undefined,
    searchOlder: (older: string | undefined) => setFrom({ asked, cursor: older }),
    error: query.error,
    refetch: query.refetch,
  };
}

/** Applies a saved change to rows that were found; others come with the next answer. */
export function changeFoundRows<R extends Route>(
  client: QueryClient,
  route: R,
  change: (rows: readonly RowOf<R>[]) => readonly RowOf<R>[],
): void {
  client.setQueriesData<FoundPage<RowOf<R>>>({ queryKey: foundKey(route) }, (now) => {
    if (now === undefined) return now;
    const ids = new Set(now.rows.map(idOf));
    return { ...now, rows: change(now.rows).filter((row) => ids.has(idOf(row))) };
  });
}

const idOf = (row: unknown) => fieldsOf(row)['id'];
