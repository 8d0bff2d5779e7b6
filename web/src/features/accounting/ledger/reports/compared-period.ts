import { addDays, addMonths, daysBetween, type DateText } from '@driftig/domain/dates';
import { daysOfMonth, partMonths } from '@driftig/domain/ledger/period-sums';
import { financialYear, yearOfDate, type BookYears } from '@driftig/domain/periods/period';

import type { Period } from '../place.ts';

export type Comparison = 'year' | 'before';

const monthOf = (date: DateText) => date.slice(0, 7);
const isLastOfMonth = (date: DateText) => date === daysOfMonth(monthOf(date)).to;

/** A date some months away; the last day of a month stays one. */
function moved(date: DateText, by: number): DateText {
  const other = addMonths(date, by);
  return isLastOfMonth(date) ? daysOfMonth(monthOf(other)).to : other;
}

function monthsIn({ from, to }: Period): number {
  const [first, last] = [monthOf(from), monthOf(to)].map(
    (month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)),
  ) as [number, number];
  return last - first + 1;
}

/** The same days a year earlier, or as many months or days right before. */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  const { from, to } = period;
  if (comparison === 'year') return { from: addMonths(from, -12), to: moved(to, -12) };
  const end = addDays(from, -1);
  const isWhole = partMonths(period).length === 0;
  const start = isWhole ? addMonths(from, -monthsIn(period)) : addDays(end, -daysBetween(from, to));
  return { from: start, to: end };
}

/** From the first day of the financial year to the end of a period. */
export const yearToDate = ({ to }: Period, settings: Pick<BookYears, 'firstMonth'>): Period => ({
  from: financialYear(yearOfDate(to, settings), settings).from,
  to,
});
