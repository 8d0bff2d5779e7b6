import type { recordRoutes } from '@driftig/contracts/records/routes';
import { invoiceRowOf } from '@driftig/domain/invoices/invoice-row';

import type { Handler } from '../pipeline/handler.ts';

export const listMergeableInvoices: Handler<typeof recordRoutes.listMergeableInvoices> = async ({
  input,
  store,
  today,
  nextPage,
}) => {
  const page = await store.invoices.listMergeable(input.query);
  nextPage(page.cursor);
  return page.rows.map((row) => invoiceRowOf(row, today));
};
