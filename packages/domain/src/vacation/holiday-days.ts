import { absenceTypes } from '@driftig/contracts/vacation/absence-type';

import type { DateText } from '../dates.ts';
import { standardDay } from '../time/norm.ts';
import type { Absence, AbsenceTime } from './absence.ts';
import { countedDays } from './duration.ts';

/** A day of holiday; `days` in hundredths, 100 for a whole one. */
export interface HolidayDay {
  readonly date: DateText;
  readonly hundredths: number;
}

/**
 * The days an absence takes from the holiday: none on weekends and public holidays (product F37),
 * and part of a day by its hours against the norm, never more than one.
 */
export function holidayDaysOf(absence: AbsenceTime & Pick<Absence, 'type'>): HolidayDay[] {
  if (!absenceTypes[absence.type].countsAsHoliday) return [];
  return countedDays(absence, { weekends: true, holidays: true }).map(({ date, minutes }) => ({
    date,
    hundredths: Math.min(100, Math.round((minutes / 60 / standardDay) * 10_000)),
  }));
}

/** The sum of parts, in hundredths of a day. */
export function sumOf(days: readonly Pick<HolidayDay, 'hundredths'>[]): number {
  return days.reduce((sum, { hundredths }) => sum + hundredths, 0);
}
