import type { Route } from '@driftig/contracts/core/route';
import type { QueryClient } from '@tanstack/react-query';

import type { AllRows, RowOf } from './all-pages.ts';
import { allPagesQuery } from './all-pages.ts';
import type { CallInput } from './request.ts';

type Change<Row> = (rows: readonly Row[]) => readonly Row[];

/**
 * Brings a saved change into a list that is already on the screen, instead of fetching thousands of
 * rows for one. Pages still on their way were perhaps read before the change, so it is made again
 * when the last has come: `change` must do no harm the second time.
 */
export function changeRows<R extends Route>(
  client: QueryClient,
  route: R,
  input: CallInput<R>,
  change: Change<RowOf<R>>,
): void {
  const query = allPagesQuery(route, input);
  const apply = () =>
    client.setQueryData<AllRows<RowOf<R>>>(query.queryKey, (now) =>
      now ? { ...now, rows: change(now.rows) } : now,
    );
  apply();
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) === 0) return;
  // Joins the fetch that is under way; one that fails is shown by the list itself.
  void client.fetchQuery({ ...query, staleTime: 0 }).then(apply, () => undefined);
}
