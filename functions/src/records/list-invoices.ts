import type { recordRoutes } from '@driftig/contracts/records/routes';
import { invoiceRowOf } from '@driftig/domain/invoices/invoice-row';

import type { Handler } from '../pipeline/handler.ts';

export const listInvoices: Handler<typeof recordRoutes.listInvoices> = async ({
  input,
  store,
  today,
  nextPage,
}) => {
  const { status, ...filter } = input.query;
  const page =
    status === 'missingPayment'
      ? await store.invoices.listMissingPayment(filter, today)
      : await store.invoices.list({ ...filter, status });
  nextPage(page.cursor);
  return page.rows.map((row) => invoiceRowOf(row, today));
};
