import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';
import { catalogueRow } from './catalogue.ts';

export const listInvoiceTasks: Handler<typeof invoiceRoutes.listInvoiceTasks> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.records.list('tasks', input.query);
  nextPage(page.cursor);
  return page.rows.map(catalogueRow);
};
