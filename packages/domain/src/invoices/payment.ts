import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';

import type { DateText } from '../dates.ts';
import { AppError, badInput } from '../errors.ts';
import { formatAmount } from '../format.ts';
import type { Oere } from '../money.ts';
import type { Invoice } from './invoice.ts';
import type { Payment } from './settling.ts';
import { isOpen } from './status.ts';

const MAX_PAYMENTS = 100;
const creditedPayment = 'Fakturaen er krediteret. Kreditnotaen siger, hvad der er betalt.';

interface Payable {
  readonly status: InvoiceStatus;
  readonly sums: { readonly amountDue: Oere };
  readonly payments?: readonly Pick<Payment, 'amount'>[];
}

export function paidAmount({ payments = [] }: Pick<Payable, 'payments'>): Oere {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** What is still to be paid: nothing once the invoice is Payed or Cancelled. */
export function openAmount(invoice: Payable): Oere {
  return isOpen(invoice.status) ? invoice.sums.amountDue - paidAmount(invoice) : 0;
}

/**
 * The invoice with one more payment; it is Payed when nothing is open any more. Throws bad_input at
 * `amount` and `date`, and conflict when there is nothing to pay.
 */
export function withPayment(invoice: Invoice, payment: Payment, today: DateText): Invoice {
  const open = openAmount(invoice);
  if (open <= 0) throw new AppError('conflict', { message: 'Alt er betalt eller krediteret.' });
  if (invoice.payments.length >= MAX_PAYMENTS)
    throw new AppError('conflict', { message: `Der er plads til ${MAX_PAYMENTS} betalinger.` });
  if (payment.date > today) throw badInput({ date: 'Datoen er ikke kommet endnu.' });
  if (payment.amount <= 0) throw badInput({ amount: 'Beløbet skal være over 0.' });
  if (payment.amount > open) {
    const left = formatAmount(open, invoice.currency);
    throw badInput({ amount: `Kun ${left} mangler at blive betalt.` });
  }
  const settles = payment.amount === open;
  const added = settles ? { ...payment, settledFrom: invoice.status } : payment;
  return {
    ...invoice,
    status: settles ? 'paid' : invoice.status,
    payments: [...invoice.payments, added],
  };
}

/**
 * The invoice without a payment that was recorded by mistake. Throws not_found for an unknown one, and
 * conflict once the invoice is credited.
 */
export function withoutPayment(invoice: Invoice, id: string): Invoice {
  const payment = invoice.payments.find((one) => one.id === id);
  if (payment === undefined) throw new AppError('not_found');
  if (invoice.status === 'cancelled') throw new AppError('conflict', { message: creditedPayment });
  const settled = invoice.payments.find(({ settledFrom }) => settledFrom !== undefined);
  const payments = invoice.payments
    .filter((one) => one !== payment)
    .map(({ id: kept, date, amount, text }) => ({ id: kept, date, amount, text }));
  if (invoice.status !== 'paid') return { ...invoice, payments };
  return { ...invoice, payments, status: settled?.settledFrom ?? 'sent' };
}

/** The payment that choosing Payed registers: all that is open, today (product S2). */
export function settlingPayment(invoice: Invoice, id: string, date: DateText): Payment[] {
  const amount = openAmount(invoice);
  if (amount <= 0) return [];
  return [{ id, date, amount, text: '', settledFrom: invoice.status }];
}

/** The day an invoice was paid in full; undefined while it is not, or where it was not kept. */
export function paidOn({ status, payments }: Pick<Invoice, 'status' | 'payments'>) {
  if (status !== 'paid') return undefined;
  return payments
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
}
