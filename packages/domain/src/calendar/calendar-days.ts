import type { DayStatus, ShiftStatus } from '@driftig/contracts/calendar/statuses';

import { addDays, type DateText } from '../dates.ts';
import type { MonthOrder } from '../planning/month-orders.ts';
import type { StaffAway } from '../planning/order-planning.ts';
import type { LocalTime, Period } from '../planning/period.ts';
import { missingEmployees } from '../planning/understaffed.ts';
import { strongestShift } from './shift-status.ts';

/** The dates of a period that lie in a range, both ends included. One that ends at midnight has nothing of that day. */
export function datesOf({ from, to }: Period, first: DateText, last: DateText): DateText[] {
  const start = from.slice(0, 10);
  // Most orders are of one day, and a calendar has thousands.
  if (to.startsWith(start)) return start < first || start > last ? [] : [start];
  const end = to.endsWith('T00:00') && to > from ? addDays(to.slice(0, 10), -1) : to.slice(0, 10);
  const dates: DateText[] = [];
  for (
    let date = start < first ? first : start;
    date <= end && date <= last;
    date = addDays(date, 1)
  )
    dates.push(date);
  return dates;
}

/** A status for each date of a year that has one. */
type CalendarDays<Status> = ReadonlyMap<DateText, Status>;

/** Facts besides the order that decide the status of its days. */
interface DayFacts {
  /** How many people of each order are absent. */
  readonly away: StaffAway;
  /** Orders with a shift whose swap waits for a manager. */
  readonly swapping: ReadonlySet<number>;
  /** Orders with a shift that a person has started. */
  readonly running: ReadonlySet<number>;
  /** The Danish clock. */
  readonly now: LocalTime;
}

/**
 * The statuses that an order gives to its days (product S11): several at once when it lacks people and a
 * request or a swap waits.
 */
export function dayStatusesOf(
  order: MonthOrder,
  { away, swapping, running, now }: DayFacts,
): DayStatus[] {
  const { status } = order;
  if (status === 'cancelled') return [];
  if (status === 'done') return ['done'];
  const runs = status === 'started' || running.has(order.number);
  const found: DayStatus[] = [runs ? 'running' : 'staffed'];
  if (missingEmployees(order) > 0) found.push('understaffed');
  const isAsked = order.requestedIds.length > 0 || swapping.has(order.number);
  if (isAsked && order.to > now) found.push('requested');
  if ((away.get(order.number) ?? 0) > 0) found.push('conflict');
  return found;
}

/** Two or more of these on a day are 'several'. */
const pressing: readonly DayStatus[] = ['conflict', 'requested', 'understaffed'];
const precedence: readonly DayStatus[] = [...pressing, 'running', 'staffed', 'done'];

/** The status of a day by what its orders tell; 'none' without any. */
export function dayStatusOf(told: ReadonlySet<DayStatus>): DayStatus {
  if (pressing.filter((status) => told.has(status)).length > 1) return 'several';
  return precedence.find((status) => told.has(status)) ?? 'none';
}

/** The days of a manager's year that have a status. */
export function managerDays(
  orders: readonly MonthOrder[],
  year: number,
  facts: DayFacts,
): CalendarDays<DayStatus> {
  const told = new Map<DateText, Set<DayStatus>>();
  for (const order of orders) {
    const statuses = dayStatusesOf(order, facts);
    if (statuses.length === 0) continue;
    for (const date of datesOf(order, `${year}-01-01`, `${year}-12-31`)) {
      const ofDay = told.get(date) ?? new Set();
      for (const status of statuses) ofDay.add(status);
      told.set(date, ofDay);
    }
  }
  return new Map([...told].map(([date, statuses]) => [date, dayStatusOf(statuses)]));
}

/** The days of an employee's year that have a status, by what their shifts and absences show on each. */
export function employeeDays(
  year: number,
  shown: readonly (Period & { readonly status: ShiftStatus })[],
): CalendarDays<ShiftStatus> {
  const told = new Map<DateText, Set<ShiftStatus>>();
  for (const { status, ...period } of shown) {
    if (status === 'none') continue;
    for (const date of datesOf(period, `${year}-01-01`, `${year}-12-31`))
      told.set(date, (told.get(date) ?? new Set()).add(status));
  }
  return new Map([...told].map(([date, statuses]) => [date, strongestShift(statuses)]));
}
