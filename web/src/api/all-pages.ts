import { recordRoutes } from '@driftig/contracts/records/routes';
import type { AnswerOf, Route } from '@driftig/contracts/core/route';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { callPage } from './client.ts';
import type { AnyInput, CallInput } from './request.ts';
import { routeKey } from './route-query.ts';

export type RowOf<R extends Route> = AnswerOf<R> extends readonly (infer Row)[] ? Row : never;

export interface AllRows<Row> {
  readonly rows: readonly Row[];
  /** False while later pages are still on their way. */
  readonly complete: boolean;
}

/** All that a screen shows of a list at first, where it shows the list in the order it comes in. */
const FIRST_ROWS = 40;
const shownInServerOrder: ReadonlySet<string> = new Set([
  recordRoutes.listInvoices.key,
  recordRoutes.listOrders.key,
]);
/**
 * Large pages bring the rest in few calls. A list that is shown by name begins with one: every
 * further page moves rows under the pointer, and a large one is all of most lists.
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
  // A list that was whole stays whole on the screen until the new one is.
  const publish = before?.complete !== true;
  const given = (input ?? {}) as AnyInput;
  let rows: readonly RowOf<R>[] = [];
  let cursor: string | undefined;
  do {
    const limit = cursor === undefined ? firstPage(route) : LARGE_PAGE;
    const pageInput = { ...given, query: { ...(given.query as object), limit, cursor } };
    const page = await callPage(route, pageInput as CallInput<R>, { signal });
    rows = rows.concat(page.rows);
    cursor = page.nextCursor;
    if (publish && cursor !== undefined) client.setQueryData(queryKey, { rows, complete: false });
  } while (cursor !== undefined);
  return { rows, complete: true };
}

/** Query options of a whole list, shown page by page as it arrives. */
export function allPagesQuery<R extends Route>(route: R, input: CallInput<R>) {
  return queryOptions({
    queryKey: [...routeKey(route), 'all', input],
    queryFn: (context) => fetchAll(route, input, context),
  });
}

/**
 * A whole list: first rows at once, the rest as they arrive (`loadingMore`). Rows are undefined
 * before the first, and when later ones could not be had: half a list looks like a whole one.
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
