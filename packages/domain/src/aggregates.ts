import {
  invoiceStatusNumbers,
  type InvoiceStatus,
} from '@driftig/contracts/invoices/invoice-status';

/**
 * What one change adds to (or, negative, takes from) a year's totals. The keys are those below.
 * What is owed is kept apart, by the day it is to be paid: one bucket for each month of payment.
 */
export interface TotalsDelta {
  /** Of the invoice's date. */
  readonly year: number;
  /** 'yyyy-mm' where the keys are days of what is owed; undefined where they are the year's own. */
  readonly payMonth?: string;
  readonly add: Readonly<Record<string, number>>;
}

const pad = (n: number) => String(n).padStart(2, '0');
export const salesKey = (month: number) => `s${pad(month)}`;
export const ordersKey = (month: number) => `o${pad(month)}`;
export const countKey = (status: InvoiceStatus) => `c${invoiceStatusNumbers[status]}`;
export const amountKey = (status: InvoiceStatus) => `a${invoiceStatusNumbers[status]}`;

/** By the day of payment, '01' to '31'. */
export const owedCountKey = (day: string) => `n${day}`;
export const owedAmountKey = (day: string) => `a${day}`;

function addFigures(a: TotalsDelta['add'], b: TotalsDelta['add']): Record<string, number> {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const sums = keys.map((key): [string, number] => [key, (a[key] ?? 0) + (b[key] ?? 0)]);
  return Object.fromEntries(sums.filter(([, value]) => value !== 0));
}

/** Several changes at once, one delta per bucket: an item is written once in a transaction. */
export function addUp(deltas: readonly TotalsDelta[]): TotalsDelta[] {
  const buckets = new Map<string, TotalsDelta>();
  for (const delta of deltas) {
    const name = `${delta.year} ${delta.payMonth ?? ''}`;
    buckets.set(name, { ...delta, add: addFigures(buckets.get(name)?.add ?? {}, delta.add) });
  }
  return [...buckets.values()].filter(({ add }) => Object.keys(add).length > 0);
}
