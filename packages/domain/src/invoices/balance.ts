import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';

import type { Oere } from '../money.ts';
import type { Payment, PaymentKind } from './settling.ts';
import { isOpen } from './status.ts';

type Entry = Pick<Payment, 'amount' | 'kind'>;

/** As much of an invoice as its balance is made of. */
interface Settled {
  readonly status: InvoiceStatus;
  /** `amountDue` is below 0 for an End invoice that is less than its deposit. */
  readonly sums: { readonly amountDue: Oere };
  readonly payments?: readonly Entry[];
}

function sumOfKinds({ payments = [] }: Pick<Settled, 'payments'>, ...kinds: PaymentKind[]): Oere {
  return payments
    .filter(({ kind = 'payment' }) => kinds.includes(kind))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Money received, and credit used from other invoices. */
export const amountIn = (invoice: Pick<Settled, 'payments'>): Oere =>
  sumOfKinds(invoice, 'payment', 'creditIn');

/** Money paid back, and credit used on other invoices. */
export const amountOut = (invoice: Pick<Settled, 'payments'>): Oere =>
  sumOfKinds(invoice, 'refund', 'creditOut');

/** Net paid amount: received less paid back. */
export const paidAmount = (invoice: Pick<Settled, 'payments'>): Oere =>
  amountIn(invoice) - amountOut(invoice);

export const writtenOffAmount = (invoice: Pick<Settled, 'payments'>): Oere =>
  sumOfKinds(invoice, 'writeOff');

/** Amount of the credit note: all that was not written off before. */
export const creditedAmount = (invoice: Settled): Oere =>
  invoice.status === 'cancelled' ? invoice.sums.amountDue - writtenOffAmount(invoice) : 0;

/**
 * The customer's debt: the amount due less what is credited, written off and paid. Below 0 it is
 * the customer's credit.
 */
export function balanceOf(invoice: Settled): Oere {
  const claim = invoice.sums.amountDue - creditedAmount(invoice) - writtenOffAmount(invoice);
  return claim - paidAmount(invoice);
}

/** Amount still to pay; 0 once the invoice is Payed or Cancelled. */
export function openAmount(invoice: Settled): Oere {
  return isOpen(invoice.status) ? Math.max(balanceOf(invoice), 0) : 0;
}

/** The customer's credit on an invoice, 'Til gode'. */
export function creditOf(invoice: Settled): Oere {
  return Math.max(-balanceOf(invoice), 0);
}
