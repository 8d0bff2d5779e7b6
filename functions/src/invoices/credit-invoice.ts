import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';
import { creditWholeInvoice } from '../changes/invoices/credit/credit.ts';
import { invoiceCredited } from './texts.ts';

export const creditInvoice: Handler<typeof invoiceRoutes.creditInvoice> = async (context) => {
  const { input, store } = context;
  const invoice = await store.invoices.getById(input.body.id);
  const { reason = '' } = input.body;
  return creditWholeInvoice({ ...context, reason }, invoice, ({ number, date }) => ({
    number,
    date,
    message: invoiceCredited(invoice.number, number),
  }));
};
