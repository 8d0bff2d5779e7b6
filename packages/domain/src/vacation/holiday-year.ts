import { addDays, monthOf, yearOf, type DateText } from '../dates.ts';
import type { Period } from '../planning/period.ts';

/** A holiday year by the law (product F35), named by the year it begins in. */
export interface HolidayYear {
  readonly year: number;
  /** 1 September: earning and taking begin. */
  readonly from: DateText;
  /** 31 August: the last day of earning. */
  readonly earnedUntil: DateText;
  /** 31 December: the last day of taking. */
  readonly takenUntil: DateText;
}

const september = 9;

export function holidayYear(year: number): HolidayYear {
  return {
    year,
    from: `${year}-09-01`,
    earnedUntil: `${year + 1}-08-31`,
    takenUntil: `${year + 1}-12-31`,
  };
}

/** The holiday year in which a date earns. */
export function earningYear(date: DateText): number {
  return monthOf(date) >= september ? yearOf(date) : yearOf(date) - 1;
}

/** The holiday years that may be taken from on a date, the oldest first: two from September on. */
export function openYears(date: DateText): readonly number[] {
  const year = earningYear(date);
  return monthOf(date) >= september ? [year - 1, year] : [year];
}

/** A calendar month by its first and last day. */
type Month = Period;

/** The twelve months of a holiday year, September first. */
export function monthsOfYear(year: number): Month[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((september - 1 + index) % 12) + 1;
    const from = `${month >= september ? year : year + 1}-${String(month).padStart(2, '0')}-01`;
    return { from, to: lastDayOfMonth(from) };
  });
}

/** The last day of the month that begins on `first`. */
function lastDayOfMonth(first: DateText): DateText {
  return addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
}
