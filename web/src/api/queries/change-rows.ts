import type { Route } from '@driftig/contracts/core/route';
import type { QueryClient } from '@tanstack/react-query';

import type { AllRows, RowOf } from './all-pages.ts';
import { allPagesQuery } from './all-pages.ts';
import { changeFoundRows } from './found-rows.ts';
import type { CallInput } from '../request.ts';

type Change<Row> = (rows: readonly Row[]) => readonly Row[];

/**
 * Applies a saved change to a cached list, instead of refetching thousands of rows. Pages that are
 * still loading may have been read before the change, so it is applied again when the last has
 * arrived: `change` must be idempotent.
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
  changeFoundRows(client, route, change);
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) === 0) return;
  // Joins the running fetch. Its error is shown by the list itself.
  void client.fetchQuery({ ...query, staleTime: 0 }).then(apply, () => undefined);
}
