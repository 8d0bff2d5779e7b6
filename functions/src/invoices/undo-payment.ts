import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { openAmount, withoutPayment } from '@driftig/domain/invoices/payment';

import { invoiceChange } from '../changes/invoices/invoice-change.ts';
import type { Handler } from '../pipeline/handler.ts';
import { paymentUndone } from './texts.ts';

/** Takes a payment back that was recorded by mistake; the history keeps both. */
export const undoPayment: Handler<typeof invoiceRoutes.undoPayment> = async ({ input, store }) => {
  const { id, paymentId } = input.body;
  const before = await store.invoices.getById(id);
  const after = withoutPayment(before, paymentId);
  const amount = before.payments.find((one) => one.id === paymentId)?.amount;
  await store.commit({
    writes: invoiceChange(store, before, after),
    audit: {
      action: 'invoices.paymentUndone',
      subject: `invoice ${before.number}`,
      order: before.order.number,
      customer: before.buyer.customerId,
      changes: { amount, currency: before.currency },
    },
  });
  return { open: openAmount(after), status: after.status, message: paymentUndone };
};
