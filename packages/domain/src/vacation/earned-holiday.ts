import { daysBetween, type DateText } from '../dates.ts';
import { countsFrom, type HolidayAccount } from './holiday-account.ts';
import { monthsOfYear } from './holiday-year.ts';

/** Days earned in one month, for the page that explains a figure. */
export interface EarnedMonth {
  /** Its first day. */
  readonly month: DateText;
  readonly hundredths: number;
  /** Days of the month that did not earn: before or after the employment, or unpaid. */
  readonly daysWithout: number;
}

/** Days in which nothing is earned, both included. */
export interface UnpaidSpan {
  readonly from: DateText;
  readonly to: DateText;
}

/** 2.08 days in a whole month, 0.07 for each day of part of one (product F34). */
const wholeMonth = 208;
const partOfDay = 7;
/** 25 days in a whole year though 12 x 2.08 is less (product F36). */
const wholeYear = 2500;

/**
 * The months of a holiday year that have earned by a date: a month is usable when it is over (product
 * F35). Whole months add up to `round(25 / 12 x n, 2)`, so that twelve are 25; the rest is 0.07 a day.
 */
export function earnedMonths(
  account: HolidayAccount,
  year: number,
  { at, unpaid }: { readonly at: DateText; readonly unpaid: readonly UnpaidSpan[] },
): EarnedMonth[] {
  const from = countsFrom(account);
  let whole = 0;
  return monthsOfYear(year)
    .filter(
      (month) => month.to < at && month.to >= from && startsBeforeLeaving(account, month.from),
    )
    .map((month) => {
      const length = daysBetween(month.from, month.to) + 1;
      const earning = earningDays(account, month, unpaid);
      const before = wholeMonths(whole);
      if (earning === length) whole += 1;
      const hundredths =
        earning === length
          ? wholeMonths(whole) - before
          : Math.min(wholeMonth, earning * partOfDay);
      return { month: month.from, hundredths, daysWithout: length - earning };
    });
}

function startsBeforeLeaving({ employedUntil }: HolidayAccount, first: DateText): boolean {
  return employedUntil === '' || first <= employedUntil;
}

/** Hundredths of n whole months of a year. */
function wholeMonths(n: number): number {
  return Math.round((wholeYear * n) / 12);
}

function earningDays(
  account: HolidayAccount,
  month: UnpaidSpan,
  unpaid: readonly UnpaidSpan[],
): number {
  const employed: UnpaidSpan = {
    from: countsFrom(account),
    to: account.employedUntil === '' ? month.to : account.employedUntil,
  };
  const there = intersect(month, employed);
  if (there === undefined) return 0;
  const without = new Set(
    unpaid
      .flatMap((span) => {
        const both = intersect(there, span);
        return both === undefined ? [] : [both];
      })
      .flatMap(({ from, to }) => dayNumbers(from, to)),
  );
  return daysBetween(there.from, there.to) + 1 - without.size;
}

/** The days two spans share; undefined for none. */
function intersect(a: UnpaidSpan, b: UnpaidSpan): UnpaidSpan | undefined {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from > to ? undefined : { from, to };
}

function dayNumbers(from: DateText, to: DateText): number[] {
  const first = daysBetween('2000-01-01', from);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => first + index);
}
