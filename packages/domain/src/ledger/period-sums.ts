import { addDays, addMonths, type DateText } from '../dates.ts';
import {
  monthOfClosings,
  sumsByMonth,
  sumsFrom,
  type MonthSums,
  type PeriodSums,
} from './balances.ts';
import type { LedgerEntry } from './entry.ts';

/** A period by its days, both included. */
interface Days {
  readonly from: DateText;
  readonly to: DateText;
}

const monthOf = (date: DateText) => date.slice(0, 7);
const startOf = (month: string): DateText => `${month}-01`;
const endOf = (month: string): DateText => addDays(addMonths(startOf(month), 1), -1);

/** The days of a period that is given by months or dates. */
export const daysOf = ({ from, to }: Days): Days => ({
  from: from.length === 7 ? startOf(from) : from,
  to: to.length === 7 ? endOf(to) : to,
});

/** The months of a period that are not whole, whose entries are read because sums are kept by the month. */
export function partMonths({ from, to }: Days): readonly string[] {
  const parts = [
    ...(from === startOf(monthOf(from)) ? [] : [monthOf(from)]),
    ...(to === endOf(monthOf(to)) ? [] : [monthOf(to)]),
  ];
  return [...new Set(parts)];
}

/** The days of a month. */
export const daysOfMonth = (month: string): Days => ({ from: startOf(month), to: endOf(month) });

type SummedEntry = Pick<LedgerEntry, 'date' | 'lines' | 'source'>;

interface Read {
  /** The kept sums of all months up to that of `to`, and of its closings. */
  readonly kept: readonly MonthSums[];
  /** The entries of the part months. */
  readonly entries: readonly SummedEntry[];
}

/**
 * The sums of before a period of days, and of the period. The closing entries of the last month belong to the
 * period where they are asked for; those of earlier months always do.
 */
export function periodSums(days: Days, { kept, entries }: Read, closings: boolean): PeriodSums {
  const [first, last] = [monthOf(days.from), monthOf(days.to)];
  const parts = new Set(partMonths(days));
  const isWhole = ({ month }: MonthSums) => !parts.has(month.slice(0, 7));
  const within = entries.filter(({ date }) => date >= days.from && date <= days.to);
  const before = entries.filter(({ date }) => date < days.from && monthOf(date) === first);
  const isShown = ({ month }: MonthSums) => closings || month !== monthOfClosings(last);
  const whole = sumsFrom(kept, first);
  return {
    before: [...whole.before, ...sumsByMonth(before)],
    period: [...whole.period.filter(isWhole), ...sumsByMonth(within)].filter(isShown),
  };
}
