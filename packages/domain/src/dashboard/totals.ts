import type { InvoiceStatus } from '@driftig/contracts/invoices-status';

import { amountKey, countKey, ordersKey, salesKey } from '../invoices/effects.ts';
import { openStatuses } from '../invoices/status.ts';
import type { Oere } from '../money.ts';

/** A company's year as kept with each change: s01-s12 sales, o01-o12 orders, c1-c5, a1-a5. */
export type YearTotals = Readonly<Record<string, number>>;

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const statuses: InvoiceStatus[] = ['notSent', 'waiting', 'paid', 'sent', 'cancelled'];
const sum = (totals: YearTotals, keys: string[]) =>
  keys.reduce((total, key) => total + (totals[key] ?? 0), 0);

export interface MonthValue {
  readonly month: number;
  readonly value: number;
}

/** Net sales in øre, January first. */
export function salesByMonth(totals: YearTotals): MonthValue[] {
  return months.map((month) => ({ month, value: totals[salesKey(month)] ?? 0 }));
}

/** Orders by start date, January first. */
export function ordersByMonth(totals: YearTotals): MonthValue[] {
  return months.map((month) => ({ month, value: totals[ordersKey(month)] ?? 0 }));
}

export function revenueOf(totals: YearTotals): Oere {
  return sum(totals, months.map(salesKey));
}

export function invoiceCount(totals: YearTotals): number {
  return sum(totals, statuses.map(countKey));
}

export function unpaidCount(totals: YearTotals): number {
  return sum(totals, openStatuses.map(countKey));
}

export function unpaidAmount(totals: YearTotals): Oere {
  return sum(totals, openStatuses.map(amountKey));
}

export function orderCount(totals: YearTotals): number {
  return sum(totals, months.map(ordersKey));
}
