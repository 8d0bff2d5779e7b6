import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { compareExpenses } from '@driftig/domain/accounting/expense';

import { addsTeam } from '../changes/accounting/with-team.ts';
import type { Handler } from '../pipeline/handler.ts';

/** The expenses of a trip are one page; of everything else a page at a time. */
export const listExpenses: Handler<typeof accountingRoutes.listExpenses> = async ({
  store,
  input,
  nextPage,
}) => {
  const { tripId, ...filter } = input.query;
  const withTeam = await addsTeam(store);
  if (tripId !== undefined) {
    const linked = await store.expenses.listOfTrip(tripId);
    return linked.toSorted(compareExpenses).map(withTeam);
  }
  const page = await store.expenses.list(filter);
  nextPage(page.cursor);
  return page.rows.map(withTeam);
};
