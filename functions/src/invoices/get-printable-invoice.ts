import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';
import { printableOf } from './printable-invoice.ts';

export const getPrintableInvoice: Handler<typeof invoiceRoutes.getPrintableInvoice> = async ({
  input,
  store,
}) => printableOf(store, await store.invoices.getByNumber(input.body.number));
