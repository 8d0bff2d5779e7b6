import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { CompanyData } from '@driftig/data/store';
import type { AuditEntry } from '@driftig/domain/events';
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
  const others = await otherSide(store, paymentId, other);
  const change = await changeInvoices(store, { before, after }, ...others);
  await store.commit({
    ...change,
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
    alsoAudited: [
      ...change.alsoAudited,
      ...others.map((one) => auditOfOther(before, one.before, paymentId)),
    ],
  });
  return { ...standingOf(after), message: paymentUndone };
};

/** As when it was used: not a second time in the history of the customer or of one order. */
function auditOfOther(
  { number: other, order: { number: ofFirst } }: Invoice,
  { number, currency, order, payments }: Invoice,
  paymentId: string,
): AuditEntry {
  const { amount, kind } = payments.find(({ id }) => id === paymentId) ?? {};
  return {
    action: 'invoices.paymentUndone',
    subject: `invoice ${number}`,
    changes: { amount, currency, kind, other },
    ...(order.number === ofFirst ? {} : { order: order.number }),
  };
}

async function otherSide(store: CompanyData, paymentId: string, number: number | undefined) {
  if (number === undefined) return [];
  const before: Invoice = await store.invoices.getByNumber(number);
  return [{ before, after: withoutPayment(before, paymentId) }];
}
