import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Handler } from '../pipeline/handler.ts';
import { addsLabels } from './allowance-answer.ts';

export const listOwnAllowances: Handler<typeof accountingRoutes.listOwnAllowances> = async ({
  store,
  actor,
  input,
  nextPage,
}) => {
  const withLabels = await addsLabels(store);
  const page = await store.allowances.list({ ...input.query, employeeId: actor.userId });
  nextPage(page.cursor);
  return page.rows.map(withLabels);
};
