import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';
import { services } from '../pipeline/services.ts';
import { printableOf } from './printable-invoice.ts';

export const getPrintableInvoice: Handler<typeof invoiceRoutes.getPrintableInvoice> = async ({
  input,
  store,
}) => {
  const invoice = await store.invoices.getByNumber(input.body.number);
  return printableOf(store, invoice, services().environment.SITE_URL);
};
