import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';

import type { DateText } from '../dates.ts';
import {
  amountKey,
  countKey,
  ordersKey,
  owedAmountKey,
  owedCountKey,
  salesKey,
} from '../aggregates.ts';
import { openStatuses } from '../invoices/status.ts';
import type { Oere } from '../money.ts';

/**
 * A company's totals of a year, updated with each change: s01-s12 net sales in øre, o01-o12 orders by
 * month, and by status number c1-c5 invoices and a1-a5 their amounts due in øre.
 */
export type YearTotals = Readonly<Record<string, number>>;

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const statuses: InvoiceStatus[] = ['notSent', 'waiting', 'paid', 'sent', 'cancelled'];
const sum = (totals: YearTotals, keys: string[]) =>
  keys.reduce((total, key) => total + (totals[key] ?? 0), 0);

interface MonthValue {
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

/** Net sales of the year in øre. */
export function revenueOf(totals: YearTotals): Oere {
  return sum(totals, months.map(salesKey));
}

/** Invoices dated in the year, of any status. */
export function invoiceCount(totals: YearTotals): number {
  return sum(totals, statuses.map(countKey));
}

/** Invoices that are neither paid nor cancelled. */
export function unpaidCount(totals: YearTotals): number {
  return sum(totals, openStatuses.map(countKey));
}

/** Sum of the open amounts, in øre. */
export function unpaidAmount(totals: YearTotals): Oere {
  return sum(totals, openStatuses.map(amountKey));
}

/** Orders that start in the year. */
export function orderCount(totals: YearTotals): number {
  return sum(totals, months.map(ordersKey));
}

/** The amounts of a year in another currency than kroner, by the keys of `YearTotals`. */
export interface ForeignTotals {
  readonly currency: string;
  readonly figures: YearTotals;
}

/** Open invoices due in one month, by day: n01-n31 their number, a01-a31 their amount in øre. */
export interface OwedMonth {
  /** 'yyyy-mm' */
  readonly month: string;
  readonly figures: Readonly<Record<string, number>>;
}

const daysOfMonth = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Number and amount (øre) of invoices with missing payment (6), i.e. due before today. */
export function overdueOf(
  owed: readonly OwedMonth[],
  today: DateText,
): { readonly count: number; readonly amount: Oere } {
  const days = owed.flatMap(({ month, figures }) =>
    daysOfMonth
      .filter((day) => `${month}-${day}` < today)
      .map((day) => [figures[owedCountKey(day)] ?? 0, figures[owedAmountKey(day)] ?? 0] as const),
  );
  return {
    count: days.reduce((total, [count]) => total + count, 0),
    amount: days.reduce((total, [, amount]) => total + amount, 0),
  };
}
