import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRecord } from '@driftig/domain/orders/order';
import { nobodyAway } from '@driftig/domain/planning/order-planning';

import type { Handler } from '../pipeline/handler.ts';

/** The orders that can be inserted into the form: not cancelled, and without an invoice. */
export const listOrdersToInvoice: Handler<typeof invoiceRoutes.listOrdersToInvoice> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.orders.listMergeable(input.query);
  nextPage(page.cursor);
  return page.rows.map((row) => orderRecord(row, nobodyAway));
};
