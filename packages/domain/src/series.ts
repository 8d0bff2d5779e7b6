import { largestNumber } from '@driftig/contracts/wire/wire-numbers';

import { badInput } from './errors.ts';
import type { DateText } from './dates.ts';

/**
 * The next free number of each series of a company, and how many invoices were issued in a calendar
 * month, which plans limit (reading A7): counted where numbers are drawn, no two can be the last.
 */
export interface Series {
  readonly invoice: number;
  readonly order: number;
  /** `yyyy-mm` of the newest invoice, by the day it was issued; '' before the first. */
  readonly month: string;
  /** Invoices issued in `month`. */
  readonly issued: number;
}

const monthPart = (date: DateText) => date.slice(0, 7);

/** How many invoices were issued in the month of `today`. */
export function issuedInMonth(series: Pick<Series, 'month' | 'issued'>, today: DateText): number {
  return series.month === monthPart(today) ? series.issued : 0;
}

/** Throws bad_input at `number` when the next of a series has more than nine digits. */
export function assertNumberLeft(number: number, series: 'invoice' | 'order'): void {
  if (number <= largestNumber) return;
  const numbers = series === 'invoice' ? 'Fakturanumrene' : 'Ordrenumrene';
  throw badInput({ number: `${numbers} er brugt op: de har højst 9 cifre. Kontakt Driftig.` });
}

/** The next number as it is shown and can be sent back: of a series that is used up, the last one. */
export function displayedNextNumber(next: number): number {
  return Math.min(next, largestNumber);
}

interface UsedNumbers {
  readonly invoice: number;
  /** Undefined: no order came with the invoice. */
  readonly order: number | undefined;
  /** A number written by hand moves the series only where it is the next one anyway. */
  readonly typed: boolean;
  /** The day it is issued. */
  readonly today: DateText;
}

/** The series after an invoice (and the order it may bring) took its numbers. */
export function seriesAfter(series: Series, { invoice, order, typed, today }: UsedNumbers): Series {
  return {
    month: monthPart(today),
    issued: issuedInMonth(series, today) + 1,
    invoice: typed && invoice !== series.invoice ? series.invoice : invoice + 1,
    order: order === undefined ? series.order : order + 1,
  };
}
