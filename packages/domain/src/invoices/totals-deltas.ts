import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { monthOf, yearOf, type DateText } from '../dates.ts';
import type { Oere } from '../money.ts';
import { isOwed } from './status.ts';
import {
  type TotalsDelta,
  salesKey,
  countKey,
  amountKey,
  owedCountKey,
  owedAmountKey,
  revenueKey,
  addUp,
} from '../aggregates.ts';

interface CountedInvoice {
  readonly date: DateText;
  readonly payDate: DateText;
  readonly status: InvoiceStatus;
  readonly sums: { readonly price: Oere; readonly amountDue: Oere };
  /** As on `Invoice`: without a customer only the company's figures move. */
  readonly countedFor?: string | undefined;
}

/** Revenue is net of VAT, without cancelled invoices (product D10). */
const revenue = (invoice: CountedInvoice) =>
  invoice.status === 'cancelled' ? 0 : invoice.sums.price;

function contribution(invoice: CountedInvoice, sign: 1 | -1): Record<string, number> {
  return {
    [salesKey(monthOf(invoice.date))]: sign * revenue(invoice),
    [countKey(invoice.status)]: sign,
    [amountKey(invoice.status)]: sign * invoice.sums.amountDue,
  };
}

/** What an open invoice adds to the figures of its payment date. */
function owedFigures(invoice: CountedInvoice, sign: 1 | -1): Record<string, number> {
  const day = invoice.payDate.slice(8);
  return { [owedCountKey(day)]: sign, [owedAmountKey(day)]: sign * invoice.sums.amountDue };
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

/** What an invoice that no customer counted yet adds to its customer's figures. */
export function totalsOfBackfilling(invoice: CountedInvoice, countedFor: string): TotalsDelta[] {
  return addUp(customerDeltas({ ...invoice, countedFor }, 1));
}

function deltasOf(invoice: CountedInvoice, sign: 1 | -1): TotalsDelta[] {
  return [...companyDeltas(invoice, sign), ...customerDeltas(invoice, sign)];
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

/** What issuing an invoice adds to the totals. */
export function totalsOfIssuing(invoice: CountedInvoice): TotalsDelta[] {
  return addUp(deltasOf(invoice, 1));
}

/** What deleting an invoice takes from the totals. */
export function totalsOfDeleting(invoice: CountedInvoice): TotalsDelta[] {
  return addUp(deltasOf(invoice, -1));
}

/** Any status may follow any other (product S2); to and from Cancelled also changes revenue. */
export function totalsOfStatusChange(
  invoice: CountedInvoice,
  status: InvoiceStatus,
): TotalsDelta[] {
  return addUp([...deltasOf(invoice, -1), ...deltasOf({ ...invoice, status }, 1)]);
}
