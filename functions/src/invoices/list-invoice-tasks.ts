import type { invoiceRoutes } from '@driftig/contracts/invoices';

import type { Handler } from '../http/handler.ts';
import { catalogueRow } from './catalogue.ts';

export const listInvoiceTasks: Handler<typeof invoiceRoutes.listInvoiceTasks> = async ({
  store,
}) => {
  const tasks = await store.records.listAll('tasks');
  return tasks.map(catalogueRow);
};
