import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { CompanyData } from '@driftig/data/store';
import type { Write } from '@driftig/data/core/write';
import { AppError } from '@driftig/domain/errors';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { assertCustomerConfirmed, assertMergeable } from '@driftig/domain/invoices/merge';
import type { Order } from '@driftig/domain/orders/order';

import type { Handler } from '../pipeline/handler.ts';
import { invoiceMerged } from './texts.ts';

/**
 * Links an order to an invoice that has none (product D8); nothing else of the invoice changes. What
 * changes meanwhile (an invoice, a deposit, an End on the deposit) is refused by the writes.
 */
export const mergeInvoice: Handler<typeof invoiceRoutes.mergeInvoice> = async ({
  input,
  store,
}) => {
  const { id, orderNumber, confirmed = false } = input.body;
  const invoice = await store.invoices.getById(id);
  const order = await store.orders.find(orderNumber);
  if (order === undefined) throw new AppError('not_found');
  assertMergeable(invoice, order, await linksOf(store, invoice));
  assertCustomerConfirmed(invoice, order, confirmed);
  await store.commit({
    writes: [
      store.invoices.change(invoice, { ...invoice, linkedOrder: orderNumber }),
      ...linkWrites(store, invoice, order),
    ],
    audit: {
      action: 'invoices.merged',
      subject: `invoice ${invoice.number}`,
      order: orderNumber,
      customer: invoice.buyer.customerId,
      changes: { order: orderNumber },
    },
  });
  return { message: invoiceMerged };
};

async function linksOf(store: CompanyData, { number, isDeposit, prepayment }: Invoice) {
  if (isDeposit) return { usedBy: await store.deposits.usedBy(number) };
  if (prepayment === undefined) return {};
  return { baseOrder: (await store.invoices.find(prepayment.number))?.linkedOrder };
}

function linkWrites(store: CompanyData, { number, isDeposit }: Invoice, order: Order): Write[] {
  const { depositInvoiceNumber: deposit } = order;
  if (!isDeposit) return store.orders.linkInvoice(order.number, number, { deposit });
  return [
    ...store.orders.linkDeposit(order.number, number),
    store.deposits.setMerged(number, order.number),
  ];
}
