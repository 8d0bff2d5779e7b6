import { absenceTypes } from '@driftig/contracts/vacation/absence-type';

import type { DateText } from '../dates.ts';
import { minutesOfNorm, ordinaryNorm, type DayNorms } from '../time/norm.ts';
import { overlap } from '../planning/period.ts';
import { absencePeriod, type Absence } from './absence.ts';
import { minutesAway } from './day-part.ts';
import { countedDays } from './duration.ts';

/** A day of holiday; `days` in hundredths, 100 for a whole one. */
export interface HolidayDay {
  readonly date: DateText;
  readonly hundredths: number;
  readonly absence: Absence;
}

/**
 * The days that a person's absences take from the holiday, by date (product F37, Y16): none on weekends
 * and public holidays, and of a date at most one over all of them. Those that are approved come first, so
 * that one that waits pays for what they leave of a date. Days of an illness that gives them back cost none.
 */
export function holidayDaysOf(absences: readonly Absence[], norms: DayNorms): HolidayDay[] {
  const isReturned = returnedDates(absences);
  const days = absences
    .filter(({ type }) => absenceTypes[type].countsAsHoliday)
    .flatMap((absence) =>
      countedDays(absence, { weekends: true, holidays: true }).map(({ date }) => ({
        date,
        absence,
      })),
    );
  return [
    ...Map.groupBy(
      days.filter(({ date, absence }) => !isReturned(date, absence)),
      ({ date }) => date,
    ),
  ]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([date, onDate]) =>
      sharesOf(
        date,
        onDate.map(({ absence }) => absence),
        norms,
      ),
    );
}

/** Whether an illness whose days come back shares time with the holiday of that date (product Y25). */
function returnedDates(
  absences: readonly Absence[],
): (date: DateText, holiday: Absence) => boolean {
  const illnesses = absences.filter(
    ({ returnsHoliday, status }) => returnsHoliday && status === 'approved',
  );
  return (date, holiday) =>
    illnesses.some(
      (one) =>
        one.startDate <= date &&
        date <= one.endDate &&
        overlap(periodOn(one, date), periodOn(holiday, date)),
    );
}

const periodOn = ({ startDate, endDate, startTime, endTime }: Absence, date: DateText) =>
  absencePeriod({
    startDate: date,
    endDate: date,
    startTime: date === startDate ? startTime : '',
    endTime: date === endDate ? endTime : '',
  });

/** Rounded from the start of the date, so that parts of a whole day add up to one. */
function sharesOf(date: DateText, absences: readonly Absence[], norms: DayNorms): HolidayDay[] {
  const norm = minutesOfNorm(ordinaryNorm(date, norms));
  const shares: HolidayDay[] = [];
  let [minutes, given] = [0, 0];
  for (const absence of absences.toSorted(approvedFirst)) {
    minutes += minutesAway(absence, date, norm);
    const hundredths = Math.min(100, Math.round((minutes / norm) * 100)) - given;
    given += hundredths;
    if (hundredths > 0) shares.push({ date, hundredths, absence });
  }
  return shares;
}

function approvedFirst(one: Absence, other: Absence): number {
  const isLater = (absence: Absence) => Number(absence.status !== 'approved');
  const startOf = ({ startDate, startTime }: Absence) => `${startDate}T${startTime}`;
  return (
    isLater(one) - isLater(other) ||
    startOf(one).localeCompare(startOf(other)) ||
    one.absenceId.localeCompare(other.absenceId)
  );
}

/** The sum of parts, in hundredths of a day. */
export function sumOf(days: readonly Pick<HolidayDay, 'hundredths'>[]): number {
  return days.reduce((sum, { hundredths }) => sum + hundredths, 0);
}
