import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { monthOf, yearOf, type DateText } from '../dates.ts';
import type { Oere } from '../money.ts';
import { balanceOf, openAmount } from './balance.ts';
import type { Payment } from './settling.ts';
import { isOpen, isOwed } from './status.ts';
import {
  type TotalsDelta,
  salesKey,
  countKey,
  amountKey,
  owedCountKey,
  owedAmountKey,
  revenueKey,
  addUp,
  mainCurrency,
} from '../aggregates.ts';

interface CountedInvoice {
  readonly date: DateText;
  readonly payDate: DateText;
  readonly status: InvoiceStatus;
  readonly sums: { readonly price: Oere; readonly amountDue: Oere };
  readonly prepayment?: { readonly price: Oere } | undefined;
  readonly payments?: readonly Pick<Payment, 'amount' | 'kind'>[];
  /** As on `Invoice`: without a customer only the company's figures move. */
  readonly countedFor?: string | undefined;
  /** As on `Invoice`. */
  readonly countedIn?: string | undefined;
}

/**
 * Revenue is net of VAT, without cancelled invoices; an End invoice counts without its deposit, which
 * counted when it was invoiced (product D10).
 */
const revenue = ({ status, sums, prepayment }: CountedInvoice) =>
  status === 'cancelled' ? 0 : sums.price - (prepayment?.price ?? 0);

/**
 * The amount to count: the open balance of an open invoice (product D29), otherwise the amount due.
 */
const amountOf = (invoice: CountedInvoice) =>
  isOpen(invoice.status) ? balanceOf(invoice) : invoice.sums.amountDue;

function contribution(invoice: CountedInvoice, sign: 1 | -1): Record<string, number> {
  return {
    [salesKey(monthOf(invoice.date))]: sign * revenue(invoice),
    [countKey(invoice.status)]: sign,
    [amountKey(invoice.status)]: sign * amountOf(invoice),
  };
}

/** Delta of an open invoice to the figures of its payment date. */
function owedFigures(invoice: CountedInvoice, sign: 1 | -1): Record<string, number> {
  const day = invoice.payDate.slice(8);
  return { [owedCountKey(day)]: sign, [owedAmountKey(day)]: sign * openAmount(invoice) };
}

/** The same for the figures of its customer: sales by the invoice's date, debt by that of payment. */
function customerDeltas(invoice: CountedInvoice, sign: 1 | -1): TotalsDelta[] {
  const { countedFor: customerId = '', date, payDate, status, sums } = invoice;
  if (customerId === '') return [];
  const inMonth = (day: DateText, add: TotalsDelta['add']): TotalsDelta => ({
    year: yearOf(day),
    customerMonth: { customerId, month: day.slice(0, 7) },
    add,
  });
  const sales = inMonth(date, { [revenueKey]: sign * revenue(invoice) });
  if (!isOwed({ status, amountDue: sums.amountDue })) return [sales];
  return [sales, inMonth(payDate, owedFigures(invoice, sign))];
}

/** Delta to a customer's figures of an invoice that was not counted for a customer yet. */
export function totalsOfBackfilling(invoice: CountedInvoice, countedFor: string): TotalsDelta[] {
  return addUp(inItsCurrency(customerDeltas({ ...invoice, countedFor }, 1), invoice));
}

function deltasOf(invoice: CountedInvoice, sign: 1 | -1): TotalsDelta[] {
  const deltas = [...companyDeltas(invoice, sign), ...customerDeltas(invoice, sign)];
  return inItsCurrency(deltas, invoice);
}

const isCount = (key: string) => key.startsWith('c') || key.startsWith('n');

/** Invoices are counted together; amounts that are not kroner are kept by their currency. */
function inItsCurrency(
  deltas: readonly TotalsDelta[],
  { countedIn: currency = mainCurrency }: CountedInvoice,
): TotalsDelta[] {
  if (currency === mainCurrency) return [...deltas];
  const only = (add: TotalsDelta['add'], counts: boolean) =>
    Object.fromEntries(Object.entries(add).filter(([key]) => isCount(key) === counts));
  return deltas.flatMap((delta) => [
    { ...delta, add: only(delta.add, true) },
    { ...delta, currency, add: only(delta.add, false) },
  ]);
}

function companyDeltas(invoice: CountedInvoice, sign: 1 | -1): TotalsDelta[] {
  const { status, sums } = invoice;
  const year = yearOf(invoice.date);
  const figures = { year, add: contribution(invoice, sign) };
  if (!isOwed({ status, amountDue: sums.amountDue })) return [figures];
  return [
    figures,
    { year, payMonth: invoice.payDate.slice(0, 7), add: owedFigures(invoice, sign) },
  ];
}

/** Delta to the totals when an invoice is issued. */
export function totalsOfIssuing(invoice: CountedInvoice): TotalsDelta[] {
  return addUp(deltasOf(invoice, 1));
}

/** Delta to the totals when an invoice is deleted. */
export function totalsOfDeleting(invoice: CountedInvoice): TotalsDelta[] {
  return addUp(deltasOf(invoice, -1));
}

/**
 * Delta to the totals of a change of status or payments, or a credit note. The dates do not change.
 */
export function totalsOfChange(before: CountedInvoice, after: CountedInvoice): TotalsDelta[] {
  return addUp([...deltasOf(before, -1), ...deltasOf(after, 1)]);
}
