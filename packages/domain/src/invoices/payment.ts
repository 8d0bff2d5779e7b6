import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';

import type { DateText } from '../dates.ts';
import { AppError, badInput } from '../errors.ts';
import { formatAmount, formatDate } from '../format.ts';
import type { Oere } from '../money.ts';
import { amountOut, balanceOf, openAmount } from './balance.ts';
import type { Invoice } from './invoice.ts';
import type { Payment } from './settling.ts';
import { settlingIndex } from './settling-entry.ts';

const MAX_PAYMENTS = 100;
/** The first day that a payment may have (product D37). */
const FIRST_PAYMENT_DATE: DateText = '2000-01-01';
const creditedPayment = 'Fakturaen er krediteret. Kreditnotaen siger, hvad der er betalt.';

export const paymentConflict = (message: string): AppError => new AppError('conflict', { message });

/**
 * The invoice with one more payment. It is Payed when nothing is open any more, and what is above is
 * owed to the customer (product D36). Throws bad_input at `amount` and `date`, conflict when it is
 * credited, and needs_confirmation when nothing is open.
 */
export function withPayment(
  invoice: Invoice,
  payment: Payment,
  { today, isConfirmed = false }: { readonly today: DateText; readonly isConfirmed?: boolean },
): Invoice {
  if (invoice.status === 'cancelled') throw paymentConflict(creditedPayment);
  assertEntry(payment, today);
  const open = openAmount(invoice);
  if (open === 0 && !isConfirmed) throw paidAlready(invoice, payment.amount);
  return withEntry(invoice, payment);
}

function paidAlready({ number, currency }: Invoice, amount: Oere): AppError {
  const extra = formatAmount(amount, currency);
  const message = `Faktura ${number} er allerede betalt. Vil du registrere ${extra} mere? Det beløb har kunden så til gode.`;
  return new AppError('needs_confirmation', { message });
}

/** Throws bad_input at `amount` and `date`. */
export function assertEntry({ date, amount }: Payment, today: DateText): void {
  if (date > today) throw badInput({ date: 'Datoen er ikke kommet endnu.' });
  if (date < FIRST_PAYMENT_DATE)
    throw badInput({ date: `Datoen er før ${formatDate(FIRST_PAYMENT_DATE)}.` });
  if (amount <= 0) throw badInput({ amount: 'Beløbet skal være over 0.' });
}

/** Adds an entry. It settles the invoice when nothing is open after it. */
export function withEntry(invoice: Invoice, entry: Payment): Invoice {
  if (invoice.payments.length >= MAX_PAYMENTS)
    throw paymentConflict(`Der er plads til ${MAX_PAYMENTS} betalinger.`);
  const { status: settledFrom } = invoice;
  const wasOpen = openAmount(invoice) > 0;
  const after = { ...invoice, payments: [...invoice.payments, entry] };
  if (!wasOpen || balanceOf(after) > 0) return after;
  return { ...invoice, status: 'paid', payments: [...invoice.payments, { ...entry, settledFrom }] };
}

/**
 * The invoice without an entry that was recorded by mistake. Throws not_found for an unknown one,
 * and conflict for entries that a credit note is based on, and for money that was paid back since.
 */
export function withoutPayment(invoice: Invoice, id: string): Invoice {
  const entry = invoice.payments.find((one) => one.id === id);
  if (entry === undefined) throw new AppError('not_found');
  const isOut = entry.kind === 'refund' || entry.kind === 'creditOut';
  if (invoice.status === 'cancelled' && !isOut) throw paymentConflict(creditedPayment);
  return reopen(
    invoice,
    invoice.payments.filter((one) => one !== entry),
  );
}

/** The invoice with these payments of its own alone: Payed as long as nothing is open. */
function reopen(invoice: Invoice, payments: readonly Payment[]): Invoice {
  const before = invoice.payments.find(({ settledFrom }) => settledFrom !== undefined);
  const { settledFrom = 'sent' } = before ?? {};
  const after = { ...invoice, payments };
  assertNotPaidBack(after);
  if (invoice.status !== 'paid') return after;
  const unsettled = payments.map((one) => ({ ...one, settledFrom: undefined }));
  if (balanceOf(after) > 0) return { ...after, status: settledFrom, payments: unsettled };
  const settling = settlingIndex(after);
  return {
    ...after,
    payments: unsettled.map((one, index) => (index === settling ? { ...one, settledFrom } : one)),
  };
}

/** Throws conflict when more was paid back than was owed to the customer. */
function assertNotPaidBack(invoice: Invoice): void {
  if (amountOut(invoice) === 0 || balanceOf(invoice) <= 0) return;
  throw paymentConflict(
    'Der er betalt penge tilbage på fakturaen, eller de er brugt på en anden. Fortryd det først.',
  );
}

/** The payment that choosing Payed registers: all that is open, today (product S2). */
export function settlingPayment(invoice: Invoice, id: string, date: DateText): Payment[] {
  const amount = openAmount(invoice);
  if (amount <= 0) return [];
  return [{ id, date, amount, text: '', settledFrom: invoice.status }];
}

/**
 * The invoice with another open status than Payed: what settled it is taken back. Throws conflict when
 * it stays paid without, or when the credit of another invoice settled it.
 */
export function withoutSettling(
  invoice: Invoice,
  status: Exclude<InvoiceStatus, 'paid' | 'cancelled'>,
): Invoice {
  const settling = invoice.payments.find(({ settledFrom }) => settledFrom !== undefined);
  if (settling?.kind === 'creditIn')
    throw paymentConflict(
      `Fakturaen er betalt med det, kunden havde til gode på faktura ${settling.other}. Fortryd det på fakturaens side.`,
    );
  const payments = invoice.payments.filter((one) => one !== settling);
  const after = { ...invoice, status, payments };
  assertNotPaidBack(after);
  if (balanceOf(after) <= 0)
    throw paymentConflict(
      invoice.sums.amountDue <= 0
        ? 'Der er intet at betale på fakturaen, så den er Payed.'
        : 'Fakturaen er betalt. Fortryd betalingerne på fakturaens side.',
    );
  return after;
}
