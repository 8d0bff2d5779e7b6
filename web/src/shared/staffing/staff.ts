import type { AnswerOf } from '@driftig/contracts/core/route';
import {
  availabilityRoutes,
  type PlannedPerson,
} from '@driftig/contracts/planning/availability-route';
import { formatQuantity } from '@driftig/domain/format';
import {
  instantOf,
  periodOf,
  type DatesAndTimes,
  type Period,
} from '@driftig/domain/planning/period';
import { byStanding, standingOf } from '@driftig/domain/planning/standing';
import { spanText } from '@driftig/domain/planning/staffing';
import { queryOptions } from '@tanstack/react-query';

import { routeQuery } from '../../api/queries/route-query.ts';
import { texts } from './texts.ts';

/** When people are planned for; without an order, what a form says before it is saved. */
export interface PlannedTime extends DatesAndTimes {
  readonly orderId?: string | undefined;
}

/** Chosen people, needed number, and whether all may request to join. */
export interface Staff {
  readonly employeeIds: readonly string[];
  readonly neededEmployees: number;
  readonly allCanRequest: boolean;
}

export type Availability = AnswerOf<typeof availabilityRoutes.getAvailableEmployees>;

/** Status of all people at a time. Fetched each time, since others plan as well. */
export function availabilityQuery(time: PlannedTime) {
  const { orderId, startDate, endDate, startTime, endTime } = time;
  const query = {
    orderId,
    startDate,
    endDate,
    startTime: startTime === '' ? undefined : startTime,
    endTime: endTime === '' ? undefined : endTime,
  };
  return queryOptions({
    ...routeQuery(availabilityRoutes.getAvailableEmployees, { query }),
    staleTime: 0,
  });
}

/** The plan as it is stored. */
export function staffOf({
  assignedEmployees,
  neededEmployees,
  allCanRequest,
}: Availability): Staff {
  return { employeeIds: assignedEmployees.map(({ id }) => id), neededEmployees, allCanRequest };
}

export function isSameStaff(one: Staff, other: Staff): boolean {
  return (
    one.neededEmployees === other.neededEmployees &&
    one.allCanRequest === other.allCanRequest &&
    one.employeeIds.toSorted().join() === other.employeeIds.toSorted().join()
  );
}

/** A choice laid over a newer plan: what was changed since `basis` is changed, the rest is the newer. */
export function mergedStaff(chosen: Staff, basis: Staff, newest: Staff): Staff {
  const added = chosen.employeeIds.filter((id) => !basis.employeeIds.includes(id));
  const removed = new Set(basis.employeeIds.filter((id) => !chosen.employeeIds.includes(id)));
  const kept = newest.employeeIds.filter((id) => !removed.has(id));
  const changed = <K extends 'neededEmployees' | 'allCanRequest'>(name: K): Staff[K] =>
    chosen[name] === basis[name] ? newest[name] : chosen[name];
  return {
    employeeIds: [...new Set([...kept, ...added])],
    neededEmployees: changed('neededEmployees'),
    allCanRequest: changed('allCanRequest'),
  };
}

/** How many of those who are chosen are absent: they do not count as staff. */
export function awayOf(availability: Availability | undefined, { employeeIds }: Staff): number {
  if (availability === undefined) return 0;
  const { assignedEmployees, availableEmployees } = availability;
  const chosen = new Set(employeeIds);
  return [...assignedEmployees, ...availableEmployees].filter(
    ({ id, isAbsent }) => isAbsent && chosen.has(id),
  ).length;
}

/** All employees with their status after the current selection. */
export function peopleWith(
  { assignedEmployees, availableEmployees }: Availability,
  { employeeIds }: Staff,
  time: PlannedTime,
): PlannedPerson[] {
  const period = periodOf(time);
  const chosen = new Set(employeeIds);
  return [...assignedEmployees, ...availableEmployees]
    .map((person) => ({ ...person, ...standing(person, chosen.has(person.id), period) }))
    .toSorted(byStanding);
}

function standing(person: PlannedPerson, isAssigned: boolean, period: Period) {
  const { status } = standingOf(period, {
    isAssigned,
    hasAsked: person.status === 'asked',
    bookings: person.bookings,
    absences: person.isAbsent ? [period] : [],
  });
  return { status };
}

/** Reason why a person cannot come. */
interface Problem {
  readonly text: string;
  /** The number of the other order, which can be opened. */
  readonly orderNumber?: number;
}

/** Reason why a person cannot come, also an assigned one; undefined without a conflict. */
export function problemOf(person: PlannedPerson, time: PlannedTime): Problem | undefined {
  const period = periodOf(time);
  const clash = person.bookings.find((booking) => hoursShared(booking, period) > 0);
  if (!person.isActive) return { text: texts.isInactive(person.name) };
  if (person.isAbsent) return { text: texts.isAbsent(person.name) };
  if (clash === undefined) return undefined;
  const known = time.startDate === time.endDate ? time.startDate : '';
  const title = clash.title || texts.orderNumber(clash.orderNumber);
  const hours = durationText(hoursShared(clash, period));
  return {
    text: texts.overlaps(title, spanText(clash.from, clash.to, known), hours),
    orderNumber: clash.orderNumber,
  };
}

function hoursShared(one: Period, other: Period): number {
  const from = Math.max(instantOf(one.from), instantOf(other.from));
  return Math.max(0, (Math.min(instantOf(one.to), instantOf(other.to)) - from) / 3_600_000);
}

/** '7 timer' is '7 t', half an hour is '30 min.'. */
function durationText(hours: number): string {
  if (hours < 1) return texts.minutes(Math.round(hours * 60));
  return texts.hours(formatQuantity(Math.round(hours * 10) / 10));
}

/** The warning about fewer than 11 hours of rest; undefined where there are enough. */
export function restText({ rest }: PlannedPerson): string | undefined {
  if (rest === null) return undefined;
  if (rest.hours === 0) return rest.isBefore ? texts.noRestBefore : texts.noRestAfter;
  const hours = durationText(rest.hours);
  return rest.isBefore ? texts.restBefore(hours) : texts.restAfter(hours);
}
