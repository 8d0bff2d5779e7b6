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

/** What came in, in money or from the credit of another invoice. */
export const amountIn = (invoice: Pick<Settled, 'payments'>): Oere =>
  sumOfKinds(invoice, 'payment', 'creditIn');

/** What was paid back, or used on another invoice. */
export const amountOut = (invoice: Pick<Settled, 'payments'>): Oere =>
  sumOfKinds(invoice, 'refund', 'creditOut');

/** What is paid, less what was paid back. */
export const paidAmount = (invoice: Pick<Settled, 'payments'>): Oere =>
  amountIn(invoice) - amountOut(invoice);

export const writtenOffAmount = (invoice: Pick<Settled, 'payments'>): Oere =>
  sumOfKinds(invoice, 'writeOff');

/** What its credit note took back: all that was not written off before. */
export const creditedAmount = (invoice: Settled): Oere =>
  invoice.status === 'cancelled' ? invoice.sums.amountDue - writtenOffAmount(invoice) : 0;

/**
 * What the customer owes: the amount to pay less what is credited, written off and paid. Below 0 it is
 * owed to the customer.
 */
export function balanceOf(invoice: Settled): Oere {
  const claim = invoice.sums.amountDue - creditedAmount(invoice) - writtenOffAmount(invoice);
  return claim - paidAmount(invoice);
}

/** What is still to be paid: nothing once the invoice is Payed or Cancelled. */
export function openAmount(invoice: Settled): Oere {
  return isOpen(invoice.status) ? Math.max(balanceOf(invoice), 0) : 0;
}

/** What is owed to the customer, 'Til gode'. */
export function creditOf(invoice: Settled): Oere {
  return Math.max(-balanceOf(invoice), 0);
}
