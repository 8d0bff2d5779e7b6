import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Handler } from '../pipeline/handler.ts';
import { draftAnswer } from './draft-answer.ts';

export const listAccountingDrafts: Handler<typeof accountingRoutes.listAccountingDrafts> = async ({
  store,
  input,
  nextPage,
}) => {
  const page = await store.accountingDrafts.list(input.query);
  nextPage(page.cursor);
  return page.rows.map(draftAnswer);
};
