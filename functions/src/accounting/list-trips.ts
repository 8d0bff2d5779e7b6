import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Handler } from '../pipeline/handler.ts';

export const listTrips: Handler<typeof accountingRoutes.listTrips> = async ({
  store,
  input,
  nextPage,
}) => {
  const page = await store.trips.list(input.query);
  nextPage(page.cursor);
  return [...page.rows];
};
