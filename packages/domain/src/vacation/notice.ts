import { absenceTypes, type AbsenceType } from '@driftig/contracts/vacation/absence-type';

import { addMonths, yearOf, type DateText } from '../dates.ts';
import type { AbsenceTime } from './absence.ts';

/** Main holiday lies between 1 May and 30 September (product F38). */
const mainFrom = '-05-01';
const mainTo = '-09-30';
/** Months of notice (product F39). */
const notice = { main: 3, other: 1 } as const;

/** Holiday that comes sooner than its notice. */
export interface ShortNotice {
  readonly months: number;
  /** Whether it is because of main holiday. */
  readonly isMain: boolean;
  /** The first day that would have had the notice. */
  readonly earliest: DateText;
}

/**
 * Whether holiday that is applied for today comes with less notice than it should (product Y17, F39);
 * undefined where it does not. Days of the past have no notice to keep.
 */
export function shortNotice(
  { type, startDate, endDate }: Pick<AbsenceTime, 'startDate' | 'endDate'> & { type: AbsenceType },
  today: DateText,
): ShortNotice | undefined {
  if (!absenceTypes[type].countsAsHoliday || startDate < today) return undefined;
  const firstMain = firstMainDay(startDate, endDate);
  const main = { months: notice.main, isMain: true, earliest: addMonths(today, notice.main) };
  if (firstMain !== undefined && firstMain < main.earliest) return main;
  const other = { months: notice.other, isMain: false, earliest: addMonths(today, notice.other) };
  return startDate < other.earliest ? other : undefined;
}

/** The first day of a range that lies in a main holiday period. */
function firstMainDay(from: DateText, to: DateText): DateText | undefined {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, n) => yearOf(from) + n);
  return years
    .map((year) => (from > `${year}${mainFrom}` ? from : `${year}${mainFrom}`))
    .find((day) => day <= to && day <= `${yearOf(day)}${mainTo}`);
}
