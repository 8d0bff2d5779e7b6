import type { recordRoutes } from '@driftig/contracts/records/routes';
import type { AnswerOf, Route } from '@driftig/contracts/core/route';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { callPage } from '../client.ts';
import { fieldsOf } from '../request.ts';
import type { CallInput } from '../request.ts';
import { keyOfInput, routeKey } from './route-query.ts';

export type RowOf<R extends Route> = AnswerOf<R> extends readonly (infer Row)[] ? Row : never;

export interface AllRows<Row> {
  readonly rows: readonly Row[];
  /** False while further pages are loading. */
  readonly complete: boolean;
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

interface Fetch {
  readonly client: QueryClient;
  readonly queryKey: readonly unknown[];
  readonly signal: AbortSignal;
}

async function fetchAll<R extends Route>(
  route: R,
  input: CallInput<R>,
  { client, queryKey, signal }: Fetch,
): Promise<AllRows<RowOf<R>>> {
  const before = client.getQueryData<AllRows<RowOf<R>>>(queryKey);
  // A refetch keeps the complete list on the screen until all new pages have arrived.
  const publish = before?.complete !== true;
  const given = input ?? {};
  let rows: readonly RowOf<R>[] = [];
  let cursor: string | undefined;
  do {
    const limit = cursor === undefined ? firstPage(route) : LARGE_PAGE;
    const query = {
      ...shownInServerOrder.get(route.key),
      ...fieldsOf(given.query),
      limit,
      cursor,
    };
    const pageInput = { ...given, query };
    const page = await callPage(route, pageInput as CallInput<R>, { signal });
    rows = rows.concat(page.rows);
    cursor = page.nextCursor;
    if (publish && cursor !== undefined) client.setQueryData(queryKey, { rows, complete: false });
  } while (cursor !== undefined);
  return { rows, complete: true };
}

/** Query options for all pages of a list; the cache is updated after each page. */
export function allPagesQuery<R extends Route>(route: R, input: CallInput<R>) {
  return queryOptions({
    queryKey: [...routeKey(route), 'all', keyOfInput(input ?? {})],
    queryFn: (context) => fetchAll(route, input, context),
  });
}

/**
 * All rows of a list, page by page as they arrive (`loadingMore`). `rows` is undefined before the
 * first page and when a later page failed, since an incomplete list would look like a complete one.
 */
export function useAllPages<R extends Route>(route: R, input: CallInput<R>) {
  const { data, error, refetch } = useQuery(allPagesQuery(route, input));
  const incomplete = error !== null && data?.complete !== true;
  return {
    rows: incomplete ? undefined : data?.rows,
    loadingMore: data?.complete === false && error === null,
    error,
    refetch,
  };
}
