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
  addUp,
} from '../aggregates.ts';

interface CountedInvoice {
  readonly date: DateText;
  readonly payDate: DateText;
  readonly status: InvoiceStatus;
  readonly sums: { readonly price: Oere; readonly amountDue: Oere };
}

/** Revenue is net of VAT, by invoice date, without Cancelled (reading D10). */
const revenue = (invoice: CountedInvoice) =>
  invoice.status === 'cancelled' ? 0 : invoice.sums.price;

function contribution(invoice: CountedInvoice, sign: 1 | -1): Record<string, number> {
  return {
    [salesKey(monthOf(invoice.date))]: sign * revenue(invoice),
    [countKey(invoice.status)]: sign,
    [amountKey(invoice.status)]: sign * invoice.sums.amountDue,
  };
}

/** What an invoice that still asks for money adds to the day it is to be paid. */
export function owedFigures(invoice: CountedInvoice, sign: 1 | -1): Record<string, number> {
  const day = invoice.payDate.slice(8);
  return { [owedCountKey(day)]: sign, [owedAmountKey(day)]: sign * invoice.sums.amountDue };
}

function deltasOf(invoice: CountedInvoice, sign: 1 | -1): TotalsDelta[] {
  const { status, sums } = invoice;
  const year = yearOf(invoice.date);
  const figures = { year, add: contribution(invoice, sign) };
  if (!isOwed({ status, amountDue: sums.amountDue })) return [figures];
  return [
    figures,
    { year, payMonth: invoice.payDate.slice(0, 7), add: owedFigures(invoice, sign) },
  ];
}

/** An invoice comes to the books. */
export function totalsOfIssuing(invoice: CountedInvoice): TotalsDelta[] {
  return addUp(deltasOf(invoice, 1));
}

/** An unsent invoice leaves the books. */
export function totalsOfDeleting(invoice: CountedInvoice): TotalsDelta[] {
  return addUp(deltasOf(invoice, -1));
}

/** Any status may become any other (part 2 §4); to and from Cancelled moves revenue too. */
export function totalsOfStatusChange(
  invoice: CountedInvoice,
  status: InvoiceStatus,
): TotalsDelta[] {
  return addUp([...deltasOf(invoice, -1), ...deltasOf({ ...invoice, status }, 1)]);
}
