import type { DateText } from '../dates.ts';
import { AppError, badInput } from '../errors.ts';
import { formatKroner } from '../format.ts';
import { openAmount } from '../invoices/balance.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { withPayment } from '../invoices/payment.ts';
import { keyOfSource } from '../ledger/entry.ts';
import { paymentSource } from '../ledger/sales/entries-of-invoice.ts';
import type { Oere } from '../money.ts';
import type { BankLine, BankMatch } from './bank-line.ts';
import { assertKroner, labelOf, nothing, type Who } from './new-match.ts';

const conflict = (message: string) => new AppError('conflict', { message });

interface Paying {
  readonly newId: () => string;
  readonly today: DateText;
  /** Whether payments of invoices are posted to the line's account. */
  readonly takesPayments: boolean;
}

/** An invoice before and after its payment. */
export interface PaidInvoice {
  readonly before: Invoice;
  readonly after: Invoice;
  readonly amount: Oere;
}

interface PaidByLine {
  readonly changes: readonly PaidInvoice[];
  readonly match: BankMatch;
}

/**
 * The invoices with the line as a payment, in their order: one takes all of it, and of several each takes what is open
 * on it and the last one the rest. Throws conflict on another account than the one that payments are posted to, for money
 * out, and where the amounts do not fit.
 */
export function paidByLine(
  invoices: readonly [Invoice, ...Invoice[]],
  line: BankLine,
  { newId, today, takesPayments }: Paying,
  who: Who,
): PaidByLine {
  if (!takesPayments)
    throw conflict('Betalinger af fakturaer bogføres på en anden konto. Hent linjen på den.');
  if (line.amount <= 0) throw conflict('Linjen er penge ud og kan ikke betale en faktura.');
  assertEachOnce(invoices);
  const amounts = amountsOf(invoices, line.amount);
  const changes = invoices.map((before, at) => {
    assertKroner(before);
    const amount = amounts[at] ?? 0;
    const payment = { id: newId(), date: line.date, amount, text: line.text };
    return { before, after: withPayment(before, payment, { today }), amount, id: payment.id };
  });
  const parts = changes.map(({ before: { number: invoice }, id: paymentId }) => ({
    invoice,
    paymentId,
    source: keyOfSource(paymentSource(paymentId)),
  }));
  const [first, ...more] = parts;
  const text = invoices.map(labelOf).join(' · ');
  const fields = { ...nothing, source: '', ...who, ...first, kind: 'payment' as const, text };
  return { changes, match: { ...fields, ...(more.length > 0 && { more }) } };
}

/** Throws bad_input where an invoice is named twice. */
function assertEachOnce(invoices: readonly Invoice[]): void {
  const numbers = invoices.map(({ number }) => number);
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at);
  if (twice !== undefined)
    throw badInput({ invoice: `Faktura ${twice} står der mere end én gang.` });
}

/** Throws conflict where the amount ends before the last of several invoices, or is more than is open on them. */
function amountsOf(invoices: readonly Invoice[], amount: Oere): readonly Oere[] {
  if (invoices.length === 1) return [amount];
  let left = amount;
  const amounts = invoices.map((invoice) => {
    const taken = Math.min(left, openAmount(invoice));
    if (taken <= 0) throw conflict(doesNotReach(invoice, left));
    left -= taken;
    return taken;
  });
  if (left > 0)
    throw conflict(
      `Der er ${formatKroner(amount - left)} kr. åbent på fakturaerne, og linjen er på ${formatKroner(amount)} kr.`,
    );
  return amounts;
}

const doesNotReach = (invoice: Invoice, left: Oere) =>
  left === 0
    ? `Beløbet rækker ikke til faktura ${invoice.number}.`
    : `Faktura ${invoice.number} er allerede betalt.`;
