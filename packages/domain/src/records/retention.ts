import type { StoredTypeName } from '@driftig/contracts/records/record-types';

import { addDays, yearOf, type DateText } from '../dates.ts';
import type { FilledValues } from './record.ts';

const keptYears = 5;

/** Books: 5 years from the end of the financial year, which is the calendar year (product F12). */
function lastDayOfBooks(date: DateText): DateText {
  return `${yearOf(date) + keptYears}-12-31`;
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
