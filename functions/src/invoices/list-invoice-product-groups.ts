import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';
import { catalogueRow } from './catalogue.ts';

export const listInvoiceProductGroups: Handler<
  typeof invoiceRoutes.listInvoiceProductGroups
> = async ({ input, store, nextPage }) => {
  const page = await store.records.list('productgroups', input.query);
  nextPage(page.cursor);
  return page.rows.map(catalogueRow);
};
