import type { OrderStatus } from '@driftig/contracts/records/types/orders';

import type { DateText } from '../dates.ts';
import type { BookedKey, PersonBookings } from './bookings.ts';
import type { StaffAway } from './order-planning.ts';
import { monthsOf, overlap, type DatesAndTimes, type Period } from './period.ts';
import type { Absence } from './standing.ts';

export interface PlannedOrder extends DatesAndTimes {
  readonly number: number;
  readonly status: OrderStatus;
  readonly assignedEmployees?: number | undefined;
  /** Left out in rows of lists. */
  readonly planning?: { readonly assignedIds: readonly string[] } | undefined;
}

/**
 * Orders for which absences are looked up. An order that ended before today keeps its planned
 * count: it can no longer be staffed.
 */
export function ordersWithStaff<Order extends PlannedOrder>(
  orders: readonly Order[],
  today: DateText,
): Order[] {
  return orders
    .filter(({ assignedEmployees = 0 }) => assignedEmployees > 0)
    .filter(({ status, endDate }) => status !== 'cancelled' && endDate >= today);
}

/** The time of an order. */
interface TimeOfOrder extends Period {
  readonly number: number;
}

/** People by a key of each, which an order names them by. */
interface StaffKeys<O> {
  readonly keyOf: (employeeId: string) => string;
  readonly staffOf: (order: O) => readonly string[];
}

/** Counts the absent people of orders that say who is on them: thousands in a year, of four people each. */
export function countAbsent<O extends TimeOfOrder>(
  orders: readonly O[],
  absences: readonly Absence[],
  { keyOf, staffOf }: StaffKeys<O>,
): StaffAway {
  const wanted = new Set(orders.flatMap(monthsOf));
  const absentIn = new Map<string, Map<string, Absence[]>>();
  for (const absence of absences)
    for (const { month, employeeId } of monthsFrom(absence, wanted)) {
      const people = absentIn.get(month) ?? new Map<string, Absence[]>();
      const key = keyOf(employeeId);
      people.set(key, [...(people.get(key) ?? []), absence]);
      absentIn.set(month, people);
    }
  const away = new Map<number, number>();
  for (const order of orders) {
    const months = monthsOf(order).flatMap((month) => absentIn.get(month) ?? []);
    if (months.length === 0) continue;
    const isAway = (key: string) =>
      months.some((people) => people.get(key)?.some((absence) => overlap(absence, order)));
    const count = staffOf(order).filter(isAway).length;
    if (count > 0) away.set(order.number, count);
  }
  return away;
}

/** The time of orders from today on, in which their absences lie; undefined where none is left. */
export function spanAhead(periods: readonly Period[], today: DateText): Period | undefined {
  const span = spanOf(periods);
  if (span === undefined) return undefined;
  const start = `${today}T00:00`;
  return { from: span.from > start ? span.from : start, to: span.to };
}

/** The months of people, absent while these periods last, in which one of them lies; each once. */
export function monthsOfAbsent(
  periods: readonly Period[],
  absences: readonly Absence[],
): BookedKey[] {
  const span = spanOf(periods);
  if (span === undefined) return [];
  const wanted = new Set(periods.flatMap(monthsOf));
  const keys = absences
    .filter((absence) => overlap(absence, span))
    // A booking is stored in each of its months, so the absence's own months are enough.
    .flatMap((absence) => monthsFrom(absence, wanted))
    .map((key) => [`${key.month} ${key.employeeId}`, key] as const);
  return [...new Map(keys).values()];
}

const monthsFrom = ({ employeeId, from, to }: Absence, wanted: ReadonlySet<string>) =>
  [...wanted]
    .filter((month) => month >= from.slice(0, 7) && month <= to.slice(0, 7))
    .map((month) => ({ employeeId, month }));

/** From the first start to the last end; undefined without periods. */
function spanOf([first, ...others]: readonly Period[]): Period | undefined {
  if (first === undefined) return undefined;
  let { from, to } = first;
  for (const other of others) {
    if (other.from < from) ({ from } = other);
    if (other.to > to) ({ to } = other);
  }
  return { from, to };
}

/** Counts the absent people of each order, from their bookings. */
export function countAway(
  booked: readonly PersonBookings[],
  absences: readonly Absence[],
): StaffAway {
  const periods = Map.groupBy(absences, ({ employeeId }) => employeeId);
  const away = new Map<number, Set<string>>();
  for (const { employeeId, bookings } of booked)
    for (const booking of bookings) {
      const isAway = periods.get(employeeId)?.some((period) => overlap(period, booking));
      if (isAway !== true) continue;
      const { orderNumber } = booking;
      away.set(orderNumber, (away.get(orderNumber) ?? new Set()).add(employeeId));
    }
  return new Map([...away].map(([number, people]) => [number, people.size]));
}
