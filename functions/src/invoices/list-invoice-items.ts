import type { invoiceRoutes } from '@driftig/contracts/invoices';

import type { Handler } from '../http/handler.ts';
import { catalogueRow } from './catalogue.ts';

export const listInvoiceItems: Handler<typeof invoiceRoutes.listInvoiceItems> = async ({
  store,
}) => {
  const products = await store.records.listAll('products');
  return products.map(catalogueRow);
};
