import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { openAmount, withPayment } from '@driftig/domain/invoices/payment';

import { invoiceChange } from '../changes/invoices/invoice-change.ts';
import type { Handler } from '../pipeline/handler.ts';
import { paymentRecorded } from './texts.ts';

/** A payment of an invoice (product D16); it is Payed when nothing is open any more. */
export const recordPayment: Handler<typeof invoiceRoutes.recordPayment> = async ({
  input,
  store,
  today,
  newId,
}) => {
  const { id, date, amount, text = '' } = input.body;
  const before = await store.invoices.getById(id);
  const after = withPayment(before, { id: newId(), date, amount, text }, today);
  const answer = { open: openAmount(after), status: after.status, message: paymentRecorded };
  await store.commit({
    writes: invoiceChange(store, before, after),
    audit: {
      action: 'invoices.paymentRecorded',
      subject: `invoice ${before.number}`,
      order: before.order.number,
      customer: before.buyer.customerId,
      changes: { amount, date, currency: before.currency },
    },
    answer,
  });
  return answer;
};
