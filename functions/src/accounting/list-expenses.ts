import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import { addsTeam } from '../changes/accounting/with-team.ts';
import type { Handler } from '../pipeline/handler.ts';

export const listExpenses: Handler<typeof accountingRoutes.listExpenses> = async ({
  store,
  input,
  nextPage,
}) => {
  const [withTeam, page] = await Promise.all([addsTeam(store), store.expenses.list(input.query)]);
  nextPage(page.cursor);
  return page.rows.map(withTeam);
};
