import { absenceTypes } from '@driftig/contracts/vacation/absence-type';

import type { DateText } from '../dates.ts';
import { AppError } from '../errors.ts';
import { formatDate } from '../format.ts';
import { overlap } from '../planning/period.ts';
import {
  absencePeriod,
  asOf,
  isStanding,
  labelOf,
  type Absence,
  type AbsenceTime,
} from './absence.ts';

/** Whether an illness suspends holiday that is approved (product Y25): the two share their time. */
function suspends(illness: Absence, holiday: Absence): boolean {
  const { countsAsHoliday } = absenceTypes[holiday.type];
  return illness.type === 'sickness' && countsAsHoliday && holiday.status === 'approved';
}

/** The approved holiday that an illness lies in; undefined for none. */
export function suspendedBy(
  illness: Absence,
  others: readonly Absence[],
  today: DateText,
): Absence | undefined {
  const period = absencePeriod(asOf(illness, today));
  return others
    .filter((one) => suspends(illness, one))
    .find((one) => overlap(absencePeriod(one), period));
}

/** Another absence of the same person that shares time with this one; undefined for none. */
export function overlapping(
  absence: Absence,
  others: readonly Absence[],
  today: DateText,
): Absence | undefined {
  const period = absencePeriod(asOf(absence, today));
  return others
    .filter((one) => one.absenceId !== absence.absenceId && isStanding(one))
    .filter((one) => !suspends(absence, one) && !suspends(one, absence))
    .find((one) => overlap(absencePeriod(asOf(one, today)), period));
}

/** Throws absence_overlaps (409) with the overlapping one. */
export function assertFree(absence: Absence, others: readonly Absence[], today: DateText): void {
  const found = overlapping(absence, others, today);
  if (found === undefined) return;
  throw new AppError('absence_overlaps', { message: overlapText(asOf(found, today)) });
}

/** 'Der er allerede ferie 30-03-2027 til 31-03-2027 (afventer).' */
export function overlapText(
  found: AbsenceTime & Pick<Absence, 'type' | 'status' | 'isOpen'>,
): string {
  const state = found.status === 'pending' ? 'afventer' : 'godkendt';
  return `Der er allerede ${labelOf(found.type).toLocaleLowerCase('da')} ${datesText(found)} (${state}).`;
}

/** '30-03-2027', '30-03-2027 til 31-03-2027', '30-03-2027 kl. 12:00-15:00', 'fra 30-03-2027'. */
export function datesText({
  startDate,
  endDate,
  startTime,
  endTime,
  isOpen,
}: AbsenceTime & Pick<Absence, 'isOpen'>): string {
  if (isOpen) return `fra ${formatDate(startDate)}`;
  const [from, to] = [timeText(startTime, '00:00'), timeText(endTime, '24:00')];
  const hasTimes = startTime !== '' || endTime !== '';
  if (startDate === endDate)
    return `${formatDate(startDate)}${hasTimes ? ` kl. ${from}-${to}` : ''}`;
  const [first, last] = [formatDate(startDate), formatDate(endDate)];
  return hasTimes ? `${first} kl. ${from} til ${last} kl. ${to}` : `${first} til ${last}`;
}

const timeText = (time: string, whole: string) => (time === '' ? whole : time);
