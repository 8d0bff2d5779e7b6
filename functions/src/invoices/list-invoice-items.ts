import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';
import { catalogueRow } from './catalogue.ts';

export const listInvoiceItems: Handler<typeof invoiceRoutes.listInvoiceItems> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.records.list('products', input.query);
  nextPage(page.cursor);
  return page.rows.map(catalogueRow);
};
