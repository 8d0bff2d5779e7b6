import type { Route } from '@driftig/contracts/core/route';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../client.ts';
import type { AnyInput, CallInput } from '../request.ts';

/** The prefix of all query keys of a route. */
export function routeKey(route: Pick<Route, 'word' | 'key'>): readonly [string, string] {
  return [route.word, route.key];
}

/** Query options of a route: `useQuery(routeQuery(dashboardRoutes.getDashboard, { query }))`. */
export function routeQuery<R extends Route>(route: R, input: CallInput<R>) {
  return queryOptions({
    queryKey: [...routeKey(route), input],
    queryFn: ({ signal }) => call(route, input, { signal }),
  });
}

/**
 * The part of the cache's key that the input is. A list is asked for with or without a `query`, and
 * an empty one is none: both are the same list.
 */
export function keyOfInput({ query, ...rest }: AnyInput) {
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return asked.length === 0 ? rest : { ...rest, query: Object.fromEntries(asked) };
}
