import type { recordRoutes } from '@driftig/contracts/records/routes';
import type { AnswerOf, Route } from '@driftig/contracts/core/route';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { callPage } from '../client.ts';
import { fieldsOf } from '../request.ts';
import type { CallInput } from '../request.ts';
import { keyOfInput, routeKey } from './route-query.ts';

export type RowOf<R extends Route> = AnswerOf<R> extends readonly (infer Row)[] ? Row : never;

export interface AllRows<Row> {
  readonly rows: readonly Row[];
  /** False while further pages are loading, and where reading paused. */
  readonly complete: boolean;
  /** Where a long list goes on; reading pauses there until the rest is asked for. */
  readonly next?: string;
}

/** The first page of a list shown in server order: enough rows for one screen. */
const FIRST_ROWS = 40;
/** Queries that ask the server for the order in which the screen shows the list. */
const shownInServerOrder: ReadonlyMap<string, object> = new Map<keyof typeof recordRoutes, object>([
  ['listInvoices', {}],
  ['listOrders', { order: 'next' }],
]);
/**
 * Large pages load the rest in few calls. A list that is sorted by name starts with a large page,
 * which is all of most lists, because each further page moves rows under the pointer.
 */
const LARGE_PAGE = 500;
const firstPage = ({ key }: Route) => (shownInServerOrder.has(key) ? FIRST_ROWS : LARGE_PAGE);

/** Whether the first rows that are read are the first that are shown. */
export const isInServerOrder = ({ key }: Route) => shownInServerOrder.has(key);

/** Lists of which the server finds pages by search, order and filters. */
const foundByServer: ReadonlySet<string> = new Set<keyof typeof recordRoutes | 'listReceipts'>([
  'listInvoices',
  'listOrders',
  'listCustomers',
  'listProducts',
  'listReceipts',
]);
/** Rows after which reading of such a list pauses, where it is read without filters. */
export const ROWS_BEFORE_PAUSE = 2000;

function pausesAt<R extends Route>({ key }: R, input: CallInput<R>): number {
  const isPlain = Object.keys(fieldsOf((input ?? {}).query)).length === 0;
  return isPlain && foundByServer.has(key) ? ROWS_BEFORE_PAUSE : Infinity;
}

interface Fetch {
  readonly client: QueryClient;
  readonly queryKey: readonly unknown[];
  readonly signal: AbortSignal;
}

function fetchPage<R extends Route>(
  route: R,
  input: CallInput<R>,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const given = input ?? {};
  const limit = cursor === undefined ? firstPage(route) : LARGE_PAGE;
  const query = { ...shownInServerOrder.get(route.key), ...fieldsOf(given.query), limit, cursor };
  return callPage(route, { ...given, query }, { signal });
}

/** How far one reading goes, and whether it goes on where the last one paused. */
interface Extent {
  readonly pauseAt: number;
  readonly resumes: boolean;
}

async function fetchRows<R extends Route>(
  route: R,
  input: CallInput<R>,
  { client, queryKey, signal }: Fetch,
  { pauseAt, resumes }: Extent,
): Promise<AllRows<RowOf<R>>> {
  const before = client.getQueryData<AllRows<RowOf<R>>>(queryKey);
  const paused = before?.next === undefined ? undefined : before;
  // A refetch keeps the list on the screen until all new pages have arrived.
  const publish = resumes || !(before?.complete === true || paused);
  let rows: readonly RowOf<R>[] = (resumes && paused?.rows) || [];
  let cursor = resumes ? paused?.next : undefined;
  do {
    const page = await fetchPage(route, input, cursor, signal);
    rows = rows.concat(page.rows);
    cursor = page.nextCursor;
    if (cursor !== undefined && rows.length >= pauseAt)
      return { rows, complete: false, next: cursor };
    if (publish && cursor !== undefined) client.setQueryData(queryKey, { rows, complete: false });
  } while (cursor !== undefined);
  return { rows, complete: true };
}

/** A list that was read to its end once is refetched to its end. */
function pauseOf<R extends Route>(
  route: R,
  input: CallInput<R>,
  { client, queryKey }: Fetch,
): number {
  const before = client.getQueryData<AllRows<RowOf<R>>>(queryKey);
  return before?.complete === true ? Infinity : pausesAt(route, input);
}

const keyOf = <R extends Route>(route: R, input: CallInput<R>) => [
  ...routeKey(route),
  'all',
  keyOfInput(input ?? {}),
];

/**
 * Query options for all pages of a list; the cache is updated after each page. Reading of a long list
 * pauses (`next`), since most visits look at its first rows alone.
 */
export function allPagesQuery<R extends Route>(route: R, input: CallInput<R>) {
  return queryOptions({
    queryKey: keyOf(route, input),
    queryFn: (context) =>
      fetchRows(route, input, context, { pauseAt: pauseOf(route, input, context), resumes: false }),
  });
}

/** Reads a list whose reading paused to its end. An error is shown by the list itself. */
export async function readRest<R extends Route>(
  client: QueryClient,
  route: R,
  input: CallInput<R>,
): Promise<void> {
  await client.prefetchQuery({
    queryKey: keyOf(route, input),
    queryFn: (context) => fetchRows(route, input, context, { pauseAt: Infinity, resumes: true }),
    staleTime: 0,
  });
}

type Reading<R extends Route> = Pick<
  UseQueryResult<AllRows<RowOf<R>>>,
  'data' | 'error' | 'isFetching'
>;

/** Reads a list to its end where all of it is needed. Returns a function that does so at once. */
export function useReadOn<R extends Route>(
  route: R,
  input: CallInput<R>,
  { data, error, isFetching }: Reading<R>,
  needsAll: boolean,
): () => void {
  const client = useQueryClient();
  const readOn = () => void readRest(client, route, input);
  const goesOn = needsAll && data?.next !== undefined && !isFetching && error === null;
  useEffect(() => {
    if (goesOn) readOn();
  });
  return readOn;
}

/**
 * All rows of a list, page by page as they arrive (`loadingMore`). `rows` is undefined before the
 * first page and when a later page failed, since an incomplete list would look like a complete one.
 * Where its first rows are enough (`needsAll` is false), reading of a long list may pause (`paused`).
 */
export function useAllPages<R extends Route>(route: R, input: CallInput<R>, needsAll = true) {
  const query = useQuery(allPagesQuery(route, input));
  const { data, error, refetch } = query;
  const readOn = useReadOn(route, input, query, needsAll);
  const isPaused = data?.next !== undefined;
  const incomplete = error !== null && data?.complete !== true;
  return {
    rows: incomplete ? undefined : data?.rows,
    loadingMore: data?.complete === false && error === null && (needsAll || !isPaused),
    paused: isPaused && !needsAll,
    readOn,
    error,
    refetch,
  };
}
