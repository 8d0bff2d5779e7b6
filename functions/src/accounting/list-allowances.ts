import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Handler } from '../pipeline/handler.ts';
import { addsLabels } from './allowance-answer.ts';

export const listAllowances: Handler<typeof accountingRoutes.listAllowances> = async ({
  store,
  input,
  nextPage,
}) => {
  const [withLabels, page] = await Promise.all([
    addsLabels(store),
    store.allowances.list(input.query),
  ]);
  nextPage(page.cursor);
  return page.rows.map(withLabels);
};
