import {
  absenceTypes,
  type AbsenceStatus,
  type AbsenceType,
} from '@driftig/contracts/vacation/absence-type';

import { addDays, yearOf, type DateText } from '../dates.ts';
import type { Period } from '../planning/period.ts';

/** Time of an absence; times are 'HH:mm' on Danish clocks, '' for the whole first or last day. */
export interface AbsenceTime {
  readonly startDate: DateText;
  /** The last day; never before the first. */
  readonly endDate: DateText;
  readonly startTime: string;
  readonly endTime: string;
}

/** An application for time off, or a reported illness. */
export interface Absence extends AbsenceTime {
  readonly absenceId: string;
  readonly employeeId: string;
  readonly type: AbsenceType;
  readonly status: AbsenceStatus;
  readonly comment: string;
  /** Why it was rejected; '' for none. */
  readonly reason: string;
  /** It lasts until the person is back; `endDate` is its first day then. */
  readonly isOpen: boolean;
  /** For illness: a manager gave back the holiday days in it (product Y25). */
  readonly returnsHoliday: boolean;
  /** The date in Denmark when it was applied for. */
  readonly appliedAt: DateText;
  /** User id of the decider; '' until it is decided. */
  readonly decidedBy: string;
  /** When a deleted one may go for good (product T11); '' for none. */
  readonly purgeAfter: string;
  /** Optimistic lock: a change of an older version is refused (409). */
  readonly version: number;
}

/** The absences of a person that touch a calendar year; the unit of storage. */
export interface AbsenceYear {
  readonly employeeId: string;
  readonly year: number;
  readonly absences: readonly Absence[];
  /** Optimistic lock; 0 while nothing is stored. */
  readonly version: number;
}

/** Absences that take up time: pending and approved ones. */
export const isStanding = ({ status }: Pick<Absence, 'status'>) =>
  status === 'pending' || status === 'approved';

/** The last day as known today: an open one lasts at least until today. */
export function lastDayOf(
  absence: Pick<Absence, 'isOpen' | 'startDate' | 'endDate'>,
  today: DateText,
): DateText {
  const { isOpen, startDate, endDate } = absence;
  if (!isOpen) return endDate;
  return startDate > today ? startDate : today;
}

/** With the end that is known today, for those that are open. */
export function asOf<One extends Pick<Absence, 'isOpen' | 'startDate' | 'endDate'>>(
  absence: One,
  today: DateText,
): One {
  return absence.isOpen ? { ...absence, endDate: lastDayOf(absence, today) } : absence;
}

/** From its first minute to the first that is not part of it; 00:00 is the end of the day before. */
export function absencePeriod({ startDate, endDate, startTime, endTime }: AbsenceTime): Period {
  const from = `${startDate}T${startTime === '' ? '00:00' : startTime}`;
  const isWhole = endTime === '' || endTime === '00:00';
  return { from, to: isWhole ? `${addDays(endDate, 1)}T00:00` : `${endDate}T${endTime}` };
}

/** The calendar years an absence is stored in. An open one may last into the next. */
export function yearsOf({
  startDate,
  endDate,
  isOpen,
}: Pick<Absence, 'startDate' | 'endDate' | 'isOpen'>): number[] {
  const first = yearOf(startDate);
  const last = Math.max(yearOf(endDate), isOpen ? first + 1 : first);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Each absence once, though one over New Year is stored in both years. */
export function absencesOf(years: readonly Pick<AbsenceYear, 'absences'>[]): Absence[] {
  const found = years.flatMap(({ absences }) =>
    absences.map((one) => [one.absenceId, one] as const),
  );
  return [...new Map(found).values()];
}

/**
 * True when the absence shares a day with a range of dates; an open end of the range has no bound.
 */
export function isWithin(
  absence: Pick<Absence, 'startDate' | 'endDate'>,
  from: DateText = '',
  to: DateText = '9999',
): boolean {
  return absence.startDate <= to && absence.endDate >= from;
}

/** Newest first; two that begin on the same day by id. */
export function newestFirst(a: Absence, b: Absence): number {
  if (a.startDate !== b.startDate) return a.startDate < b.startDate ? 1 : -1;
  if (a.absenceId === b.absenceId) return 0;
  return a.absenceId < b.absenceId ? 1 : -1;
}

export const labelOf = (type: AbsenceType) => absenceTypes[type].label;
