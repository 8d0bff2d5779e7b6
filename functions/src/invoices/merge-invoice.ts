import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { invoiceMerged } from './texts.ts';

/** Links an order to an invoice that has none (product D8); nothing else of the invoice changes. */
export const mergeInvoice: Handler<typeof invoiceRoutes.mergeInvoice> = async ({
  input,
  store,
}) => {
  const { id, orderNumber } = input.body;
  const invoice = await store.invoices.getById(id);
  const order = await store.orders.find(orderNumber);
  if (order === undefined) throw new AppError('not_found');
  const { number, isDeposit, linkedOrder, status } = invoice;
  if (status === 'cancelled' || linkedOrder !== undefined || order.status === 'cancelled')
    throw new AppError('conflict');
  const { depositInvoiceNumber: deposit } = order;
  await store.commit({
    writes: [
      store.invoices.change(invoice, { ...invoice, linkedOrder: orderNumber }),
      isDeposit
        ? store.orders.linkDeposit(orderNumber, number)
        : store.orders.linkInvoice(orderNumber, number, { deposit }),
    ],
    audit: {
      action: 'invoices.merged',
      subject: `invoice ${number}`,
      order: orderNumber,
      customer: invoice.buyer.customerId,
      changes: { order: orderNumber },
    },
  });
  return { message: invoiceMerged };
};
