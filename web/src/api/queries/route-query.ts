import type { Route } from '@driftig/contracts/core/route';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../client.ts';
import type { CallInput } from '../request.ts';

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
