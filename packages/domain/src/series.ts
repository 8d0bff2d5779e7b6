import { largestNumber } from '@driftig/contracts/wire/wire-numbers';

import { badInput } from './errors.ts';
import type { DateText } from './dates.ts';

/**
 * The next number of each of a company's series, and the invoices issued in a calendar month, which
 * plans limit (product A7). The count is written under the same condition as the numbers, so two
 * invoices at once cannot both be the last that the plan allows.
 */
export interface Series {
  readonly invoice: number;
  readonly order: number;
  readonly creditNote: number;
  /** `yyyy-mm` of the newest invoice, by the day it was issued; '' before the first. */
  readonly month: string;
  /** Invoices issued in `month`. */
  readonly issued: number;
}

/** The series of a company that has issued nothing. */
export const firstSeries: Series = { invoice: 1, order: 1, creditNote: 1, month: '', issued: 0 };

const monthPart = (date: DateText) => date.slice(0, 7);

/** How many invoices were issued in the month of `today`. */
export function issuedInMonth(series: Pick<Series, 'month' | 'issued'>, today: DateText): number {
  return series.month === monthPart(today) ? series.issued : 0;
}

const namesOfNumbers = {
  invoice: 'Fakturanumrene',
  order: 'Ordrenumrene',
  creditNote: 'Kreditnotanumrene',
} as const;

/** Throws bad_input at `number` when the next of a series has more than nine digits. */
export function assertNumberLeft(number: number, series: keyof typeof namesOfNumbers): void {
  if (number <= largestNumber) return;
  const numbers = namesOfNumbers[series];
  throw badInput({ number: `${numbers} er brugt op: de har højst 9 cifre. Kontakt Driftig.` });
}

/** Throws bad_input at `number` for a typed one above the next, which would leave a hole (product D37). */
export function assertNotAhead(typed: number | undefined, { invoice: next }: Series): void {
  if (typed === undefined || typed <= next) return;
  const text = `Det næste fakturanummer er ${next}. Skal I begynde højere, så sæt nummeret op i Settings.`;
  throw badInput({ number: text });
}

/** Invoice numbers that are used for nothing, because the next number was raised past them. */
export interface SkippedNumbers {
  readonly from: number;
  readonly to: number;
  readonly reason: string;
  /** The day on which the number was raised. */
  readonly date: DateText;
}

/**
 * The numbers that raising the next number skips; undefined when it is not raised, or when no
 * invoice was issued yet and the series begins there. Throws bad_input at `skipReason` without a
 * reason.
 */
export function skippedBy(
  { invoice: from, month }: Series,
  next: number,
  { reason, today }: { readonly reason: string; readonly today: DateText },
): SkippedNumbers | undefined {
  if (next <= from || month === '') return undefined;
  const to = next - 1;
  if (reason !== '') return { from, to, reason, date: today };
  const numbers = from === to ? `nummer ${from}` : `numrene ${from} til ${to}`;
  throw badInput({ skipReason: `Skriv, hvorfor ${numbers} springes over.` });
}

/**
 * Throws bad_input at `number` for a typed one that was skipped (product D5): the reason says that no
 * invoice of this system has it.
 */
export function assertNotSkipped(typed: number, skipped: readonly SkippedNumbers[]): void {
  const range = skipped.find(({ from, to }) => from <= typed && typed <= to);
  if (range === undefined) return;
  const text = `Fakturanummer ${typed} er sprunget over med begrundelsen '${range.reason}' og kan ikke bruges.`;
  throw badInput({ number: text });
}

/** The next number for a form that sends it back: at most the largest valid number. */
export function displayedNextNumber(next: number): number {
  return Math.min(next, largestNumber);
}

interface UsedNumbers {
  readonly invoice: number;
  /** Undefined when no order was created with the invoice. */
  readonly order: number | undefined;
  /** A typed number moves the series on only when it is the next one. */
  readonly typed: boolean;
  /** The date of issuing. */
  readonly today: DateText;
}

/** The series after an invoice, and the order created with it if any, took their numbers. */
export function seriesAfter(series: Series, { invoice, order, typed, today }: UsedNumbers): Series {
  return {
    ...series,
    month: monthPart(today),
    issued: issuedInMonth(series, today) + 1,
    invoice: typed && invoice !== series.invoice ? series.invoice : invoice + 1,
    order: order === undefined ? series.order : order + 1,
  };
}
