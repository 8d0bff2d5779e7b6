import type { StoredTypeName } from '@driftig/contracts/records/record-types';

import { addDays, addMonths, type DateText } from '../dates.ts';
import type { FilledValues } from './record.ts';

const keptYears = 5;

/**
 * Books: 5 years from the end of the financial year (product F12). Its first month is a setting that may change, so
 * the year is taken to begin with the month of the date: no year that the date is in ends later.
 */
function lastDayOfBooks(date: DateText): DateText {
  const first = `${date.slice(0, 7)}-01`;
  return addDays(addMonths(first, 12 * (1 + keptYears)), -1);
}

const lastDays: { readonly [T in StoredTypeName]?: (date: DateText) => DateText } = {
  receipts: lastDayOfBooks,
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
