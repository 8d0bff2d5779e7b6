import type { recordRoutes } from '@driftig/contracts/records/routes';
import { invoiceRowOf } from '@driftig/domain/invoices/invoice-row';

import type { Handler } from '../pipeline/handler.ts';

export const listCustomerInvoices: Handler<typeof recordRoutes.listCustomerInvoices> = async ({
  input,
  store,
  today,
  nextPage,
}) => {
  const { customerId, ...page } = input.query;
  const [{ rows, cursor }] = await Promise.all([
    store.invoices.listOfCustomer(customerId, page),
    store.records.get('customers', customerId),
  ]);
  nextPage(cursor);
  return rows.map((row) => invoiceRowOf(row, today));
};
