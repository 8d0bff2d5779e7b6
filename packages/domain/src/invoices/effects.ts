import { invoiceStatusNumbers, type InvoiceStatus } from '@driftig/contracts/invoices-status';

import { monthOf, yearOf, type DateText } from '../dates.ts';
import type { Oere } from '../money.ts';

/** What one change adds to (or, negative, takes from) a year's totals. Keys as in dashboard/totals. */
export interface TotalsDelta {
  readonly year: number;
  readonly add: Readonly<Record<string, number>>;
}

interface Counted {
  readonly date: DateText;
  readonly status: InvoiceStatus;
  readonly sums: { readonly price: Oere; readonly amountDue: Oere };
}

const pad = (n: number) => String(n).padStart(2, '0');
export const salesKey = (month: number) => `s${pad(month)}`;
export const ordersKey = (month: number) => `o${pad(month)}`;
export const countKey = (status: InvoiceStatus) => `c${invoiceStatusNumbers[status]}`;
export const amountKey = (status: InvoiceStatus) => `a${invoiceStatusNumbers[status]}`;

/** Revenue is net of VAT, by invoice date, without Cancelled (reading D10). */
const revenue = (invoice: Counted) => (invoice.status === 'cancelled' ? 0 : invoice.sums.price);

function contribution(invoice: Counted, sign: 1 | -1): Record<string, number> {
  return {
    [salesKey(monthOf(invoice.date))]: sign * revenue(invoice),
    [countKey(invoice.status)]: sign,
    [amountKey(invoice.status)]: sign * invoice.sums.amountDue,
  };
}

function plus(a: TotalsDelta['add'], b: TotalsDelta['add']): Record<string, number> {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const sums = keys.map((key): [string, number] => [key, (a[key] ?? 0) + (b[key] ?? 0)]);
  return Object.fromEntries(sums.filter(([, value]) => value !== 0));
}

/** An invoice comes to the books. */
export function issued(invoice: Counted): TotalsDelta {
  return { year: yearOf(invoice.date), add: plus(contribution(invoice, 1), {}) };
}

/** An unsent invoice leaves the books. */
export function deleted(invoice: Counted): TotalsDelta {
  return { year: yearOf(invoice.date), add: plus(contribution(invoice, -1), {}) };
}

/** Any status may become any other (part 2 §4); to and from Cancelled moves revenue too. */
export function restated(invoice: Counted, status: InvoiceStatus): TotalsDelta {
  const after = contribution({ ...invoice, status }, 1);
  return { year: yearOf(invoice.date), add: plus(contribution(invoice, -1), after) };
}

/** Several changes at once, one delta per year: a year's item is written once in a transaction. */
export function addUp(deltas: readonly TotalsDelta[]): TotalsDelta[] {
  const years = [...new Set(deltas.map((delta) => delta.year))];
  return years
    .map((year) => ({
      year,
      add: deltas
        .filter((delta) => delta.year === year)
        .reduce((sum: TotalsDelta['add'], delta) => plus(sum, delta.add), {}),
    }))
    .filter((delta) => Object.keys(delta.add).length > 0);
}
