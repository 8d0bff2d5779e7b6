import type { DayOfHours } from '@driftig/contracts/time/day';
import { absenceTypes, type AbsenceType } from '@driftig/contracts/vacation/absence-type';

import { publicHolidayOn } from '../public-holidays.ts';
import { isWeekend } from '../vacation/duration.ts';

type Day = Pick<DayOfHours, 'date' | 'hundredths' | 'normHundredths' | 'absence'>;

/** Why a day without hours is as it is, or why it has no norm (product T58); '' for an ordinary day. */
export function dayReason({ date, hundredths, normHundredths, absence }: Day): string {
  if (Object.hasOwn(absenceTypes, absence)) return absenceTypes[absence as AbsenceType].label;
  const holiday = publicHolidayOn(date);
  if (holiday !== undefined) return holiday;
  if (isWeekend(date)) return 'Weekend';
  return hundredths === 0 && normHundredths > 0 ? 'Ingen timer: tæller ikke med' : '';
}
