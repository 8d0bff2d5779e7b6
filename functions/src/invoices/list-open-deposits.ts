import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';

/** The deposits that can be a base, and those that can once they are paid (product D31). */
export const listOpenDeposits: Handler<typeof invoiceRoutes.listOpenDeposits> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.deposits.list(input.query);
  nextPage(page.cursor);
  return [...page.rows];
};
