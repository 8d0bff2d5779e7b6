import {
  invoiceStatusNumbers,
  type InvoiceStatus,
} from '@driftig/contracts/invoices/invoice-status';

import { monthOf, yearOf, type DateText } from '../dates.ts';
import type { Oere } from '../money.ts';
import { isOwed } from './status.ts';

/**
 * What one change adds to (or, negative, takes from) a year's totals. Keys as in dashboard/totals.
 * What is owed is kept apart, by the day it is to be paid: one bucket for each month of payment.
 */
export interface TotalsDelta {
  /** Of the invoice's date. */
  readonly year: number;
  /** 'yyyy-mm' where the keys are days of what is owed; undefined where they are the year's own. */
  readonly payMonth?: string;
  readonly add: Readonly<Record<string, number>>;
}

interface Counted {
  readonly date: DateText;
  readonly payDate: DateText;
  readonly status: InvoiceStatus;
  readonly sums: { readonly price: Oere; readonly amountDue: Oere };
}

const pad = (n: number) => String(n).padStart(2, '0');
export const salesKey = (month: number) => `s${pad(month)}`;
export const ordersKey = (month: number) => `o${pad(month)}`;
export const countKey = (status: InvoiceStatus) => `c${invoiceStatusNumbers[status]}`;
export const amountKey = (status: InvoiceStatus) => `a${invoiceStatusNumbers[status]}`;

/** By the day of payment, '01' to '31'. */
export const owedCountKey = (day: string) => `n${day}`;
export const owedAmountKey = (day: string) => `a${day}`;

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

/** What an invoice that still asks for money adds to the day it is to be paid. */
function owed(invoice: Counted, sign: 1 | -1): Record<string, number> {
  const day = invoice.payDate.slice(8);
  return { [owedCountKey(day)]: sign, [owedAmountKey(day)]: sign * invoice.sums.amountDue };
}

function deltasOf(invoice: Counted, sign: 1 | -1): TotalsDelta[] {
  const { status, sums } = invoice;
  const year = yearOf(invoice.date);
  const figures = { year, add: contribution(invoice, sign) };
  if (!isOwed({ status, amountDue: sums.amountDue })) return [figures];
  return [figures, { year, payMonth: invoice.payDate.slice(0, 7), add: owed(invoice, sign) }];
}

/** An invoice comes to the books. */
export function issued(invoice: Counted): TotalsDelta[] {
  return addUp(deltasOf(invoice, 1));
}

/** An unsent invoice leaves the books. */
export function deleted(invoice: Counted): TotalsDelta[] {
  return addUp(deltasOf(invoice, -1));
}

/** Any status may become any other (part 2 §4); to and from Cancelled moves revenue too. */
export function restated(invoice: Counted, status: InvoiceStatus): TotalsDelta[] {
  return addUp([...deltasOf(invoice, -1), ...deltasOf({ ...invoice, status }, 1)]);
}

/** Several changes at once, one delta per bucket: an item is written once in a transaction. */
export function addUp(deltas: readonly TotalsDelta[]): TotalsDelta[] {
  const buckets = new Map<string, TotalsDelta>();
  for (const delta of deltas) {
    const name = `${delta.year} ${delta.payMonth ?? ''}`;
    buckets.set(name, { ...delta, add: plus(buckets.get(name)?.add ?? {}, delta.add) });
  }
  return [...buckets.values()].filter(({ add }) => Object.keys(add).length > 0);
}
