import type { DateText } from '../dates.ts';
import { badInput } from '../errors.ts';
import { formatAmount } from '../format.ts';
import type { Oere } from '../money.ts';
import { creditOf, openAmount, paidAmount } from './balance.ts';
import type { Invoice } from './invoice.ts';
import { areSameCustomer } from './merge.ts';
import { assertEntry, paymentConflict, withEntry } from './payment.ts';
import type { Payment } from './settling.ts';

/** A rest up to this may be written off without a reason: rounding (product D36). */
const ROUNDING: Oere = 100;

/** The invoice with money paid back (product D35). Throws bad_input above what is owed. */
export function withRefund(invoice: Invoice, refund: Payment, today: DateText): Invoice {
  assertOwed(invoice, refund, today);
  return withEntry(invoice, { ...refund, kind: 'refund' });
}

function assertOwed(invoice: Invoice, entry: Payment, today: DateText): void {
  const credit = creditOf(invoice);
  if (credit === 0)
    throw paymentConflict(`Kunden har intet til gode på faktura ${invoice.number}.`);
  assertEntry(entry, today);
  if (entry.amount <= credit) return;
  throw badInput({ amount: `Kunden har ${formatAmount(credit, invoice.currency)} til gode.` });
}

/**
 * The invoice with its rest written off. Throws bad_input when the amount is not the rest, and when a
 * rest above the rounding has no reason.
 */
export function withWriteOff(invoice: Invoice, entry: Payment, today: DateText): Invoice {
  const open = openAmount(invoice);
  if (open === 0) throw paymentConflict(`Der er intet åbent på faktura ${invoice.number}.`);
  assertEntry(entry, today);
  if (entry.amount !== open)
    throw badInput({ amount: `Der mangler ${formatAmount(open, invoice.currency)}.` });
  if (open > ROUNDING && entry.text === '')
    throw badInput({ text: 'Skriv, hvorfor resten afskrives.' });
  return withEntry(invoice, { ...entry, kind: 'writeOff' });
}

/** Both invoices of a credit that is used. */
interface UsedCredit {
  /** The invoice that it is owed on. */
  readonly source: Invoice;
  /** The invoice that it pays. */
  readonly target: Invoice;
}

/**
 * Uses one invoice's credit to pay another invoice of the same customer. Throws bad_input at
 * `amount` and `otherNumber`, and conflict when there is no credit.
 */
export function withUsedCredit(
  { source, target }: UsedCredit,
  entry: Payment,
  today: DateText,
): UsedCredit {
  assertOwed(source, entry, today);
  const open = openAmount(target);
  const fault = targetFault(source, target, open);
  if (fault !== '') throw badInput({ otherNumber: fault });
  if (entry.amount > open)
    throw badInput({
      amount: `Faktura ${target.number} mangler kun ${formatAmount(open, target.currency)}.`,
    });
  return {
    source: withEntry(source, { ...entry, kind: 'creditOut', other: target.number }),
    target: withEntry(target, { ...entry, kind: 'creditIn', other: source.number }),
  };
}

function targetFault(source: Invoice, target: Invoice, open: Oere): string {
  const { number, currency, buyer } = target;
  if (number === source.number) return 'Vælg en anden faktura.';
  if (!areSameCustomer(source.buyer, buyer)) return `Faktura ${number} er til en anden kunde.`;
  if (currency !== source.currency) return `Faktura ${number} er i ${currency}.`;
  return open === 0 ? `Der er intet at betale på faktura ${number}.` : '';
}

/** Throws conflict when money was paid back because of an invoice that a credit note takes back. */
export function assertMayCredit(invoice: Invoice): void {
  const paid = paidAmount(invoice);
  if (paid >= 0) return;
  const back = formatAmount(-paid, invoice.currency);
  throw paymentConflict(
    `Der er betalt eller brugt ${back} af det, kunden havde til gode på fakturaen. Fortryd det, før den krediteres.`,
  );
}
