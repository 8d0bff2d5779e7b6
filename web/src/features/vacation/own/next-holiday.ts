import { compareDates, type DateText } from '@driftig/domain/dates';
import { isStanding } from '@driftig/domain/vacation/absence';

import type { Entry } from '../../../shared/holiday-balance/queries.ts';

/** The holiday that is on, or the first that comes: approved or waiting. */
export function nextHoliday(entries: readonly Entry[], today: DateText): Entry | undefined {
  return entries
    .filter((entry) => entry.type === 'vacation' && isStanding(entry) && entry.endDate >= today)
    .toSorted((a, b) => compareDates(a.startDate, b.startDate))[0];
}
