import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { CompanyData } from '@driftig/data/store';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { withoutPayment } from '@driftig/domain/invoices/payment';

import { changeInvoices } from '../changes/invoices/change/change.ts';
import type { Handler } from '../pipeline/handler.ts';
import { standingOf } from './standing.ts';
import { paymentUndone } from './texts.ts';

/**
 * Takes back what was recorded by mistake; the history keeps both. A credit that was used is taken off
 * both of its invoices.
 */
export const undoPayment: Handler<typeof invoiceRoutes.undoPayment> = async ({ input, store }) => {
  const { id, paymentId } = input.body;
  const before = await store.invoices.getById(id);
  const after = withoutPayment(before, paymentId);
  const undone = before.payments.find((one) => one.id === paymentId);
  const { amount, kind, other } = undone ?? {};
  const changed = [{ before, after }, ...(await otherSide(store, paymentId, other))];
  await store.commit({
    ...(await changeInvoices(store, ...changed)),
    audit: {
      action: 'invoices.paymentUndone',
      subject: `invoice ${before.number}`,
      order: before.order.number,
      customer: before.buyer.customerId,
      changes: {
        amount,
        currency: before.currency,
        ...(kind === undefined ? {} : { kind }),
        ...(other === undefined ? {} : { other }),
      },
    },
  });
  return { ...standingOf(after), message: paymentUndone };
};

async function otherSide(store: CompanyData, paymentId: string, number: number | undefined) {
  if (number === undefined) return [];
  const before: Invoice = await store.invoices.getByNumber(number);
  return [{ before, after: withoutPayment(before, paymentId) }];
}
