import { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import { allPagesQuery } from '../../api/queries/all-pages.ts';
import { call } from '../../api/client.ts';

export const ordersToGenerate = allPagesQuery(invoiceRoutes.listOrdersToGenerate, { query: {} });

/**
 * Makes the End invoice of an order, or gives the one that it has. Adds what becomes stale to
 * `collect`, which is invalidated once all are made.
 */
export function generateInvoice(orderNumber: number, days: number, collect: Set<string>) {
  const body = { orderNumber, days };
  const idempotencyKey = crypto.randomUUID();
  return call(invoiceRoutes.generateInvoice, { body }, { idempotencyKey, collect });
}
