import type { StoredTypeName } from '@driftig/contracts/records/record-types';

import { addDays, monthOf, yearOf, type DateText } from '../dates.ts';
import type { FilledValues } from './record.ts';

const keptYears = 5;
/** The weekly average is counted over four months (product F29). */
const referenceMonths = 4;

/** Books: 5 years from the end of the financial year, which is the calendar year (product F12). */
function lastDayOfBooks(date: DateText): DateText {
  return `${yearOf(date) + keptYears}-12-31`;
}

/** Hours: 5 years from the end of the period that the weekly average is counted over (product F27). */
function lastDayOfHours(date: DateText): DateText {
  const monthAfter = monthOf(date) + referenceMonths + 1;
  const year = yearOf(date) + keptYears + Math.floor((monthAfter - 1) / 12);
  const month = String(((monthAfter - 1) % 12) + 1).padStart(2, '0');
  return addDays(`${year}-${month}-01`, -1);
}

const lastDays: { readonly [T in StoredTypeName]?: (date: DateText) => DateText } = {
  receipts: lastDayOfBooks,
  employeeshours: lastDayOfHours,
};

/**
 * The first day on which a deleted record may be erased; undefined where no law keeps it, so that
 * a delete erases it at once (product T11).
 */
export function erasableFrom(type: StoredTypeName, { date }: FilledValues): DateText | undefined {
  const lastDay = lastDays[type];
  return lastDay === undefined ? undefined : addDays(lastDay(String(date)), 1);
}

/** Whether a law keeps records of this type after they are deleted. */
export const outlivesDelete = (type: StoredTypeName) => lastDays[type] !== undefined;
