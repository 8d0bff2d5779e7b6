import type { Order } from '../orders/order.ts';
import { monthsOf, overlap, periodOf, type Period } from './period.ts';

/** The order that a person is booked for, and its time. */
export interface Booking extends Period {
  readonly orderNumber: number;
}

/** A person's bookings in a month. One that lasts into the next month is in both. */
export interface PersonBookings {
  readonly employeeId: string;
  readonly bookings: readonly Booking[];
}

export interface BookedMonth extends PersonBookings {
  /** 'yyyy-mm' */
  readonly month: string;
  /** Optimistic lock; 0 while nothing is stored. */
  readonly version: number;
}

export type BookedKey = Pick<BookedMonth, 'employeeId' | 'month'>;

type BookedOrder = Pick<
  Order,
  'number' | 'status' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'planning'
>;

/** The people booked on an order; empty once it is cancelled. */
function bookedPeople(order: BookedOrder | undefined): readonly string[] {
  if (order === undefined || order.status === 'cancelled') return [];
  return order.planning?.assignedIds ?? [];
}

const keysOf = (order: BookedOrder | undefined): BookedKey[] => {
  const people = bookedPeople(order);
  if (order === undefined || people.length === 0) return [];
  const months = monthsOf(periodOf(order));
  return people.flatMap((employeeId) => months.map((month) => ({ employeeId, month })));
};

const nameOfKey = ({ employeeId, month }: BookedKey) => `${month} ${employeeId}`;

/** The months that a change of an order must read and may write: of it before and of it after. */
export function touchedMonths(
  before: BookedOrder | undefined,
  after: BookedOrder | undefined,
): BookedKey[] {
  if (sameBookings(before, after)) return [];
  const keys = [...keysOf(before), ...keysOf(after)].map((key) => [nameOfKey(key), key] as const);
  return [...new Map(keys).values()];
}

function sameBookings(before: BookedOrder | undefined, after: BookedOrder | undefined): boolean {
  return JSON.stringify(bookingsOf(before)) === JSON.stringify(bookingsOf(after));
}

/** The bookings of an order: one for each of its people. */
function bookingsOf(order: BookedOrder | undefined) {
  const people = bookedPeople(order).toSorted();
  return order === undefined || people.length === 0 ? [] : [people, periodOf(order)];
}

/**
 * All bookings in a period, without the order's own. A booking over several months is stored in
 * each month and returned once. Compares texts; exact rules follow.
 */
export function nearBookings(
  months: readonly PersonBookings[],
  { from, to }: Period,
  ownNumber?: number,
): (Booking & { readonly employeeId: string })[] {
  const found = months.flatMap(({ employeeId, bookings }) =>
    bookings
      .filter((one) => one.orderNumber !== ownNumber && one.to > from && one.from < to)
      .map((one) => [`${employeeId} ${one.orderNumber}`, { ...one, employeeId }] as const),
  );
  return [...new Map(found).values()];
}

/** A booking that conflicts with another. */
export interface Clash {
  readonly employeeId: string;
  readonly booking: Booking;
}

/** The bookings of other orders that overlap with `order`, of the people it has. */
export function clashesOf(order: BookedOrder, months: readonly BookedMonth[]): Clash[] {
  const people = new Set(bookedPeople(order));
  const period = periodOf(order);
  return months
    .filter(({ employeeId }) => people.has(employeeId))
    .flatMap(({ employeeId, bookings }) =>
      bookings
        .filter((one) => one.orderNumber !== order.number && overlap(one, period))
        .map((booking) => ({ employeeId, booking })),
    );
}

/** The months after an order changed; those that stay as they are, are left out. */
export function rebookMonths(
  months: readonly BookedMonth[],
  after: BookedOrder | undefined,
  orderNumber: number,
): { readonly before: BookedMonth; readonly after: BookedMonth }[] {
  const kept = new Set(keysOf(after).map(nameOfKey));
  return months.flatMap((before) => {
    const others = before.bookings.filter((one) => one.orderNumber !== orderNumber);
    const own =
      after !== undefined && kept.has(nameOfKey(before))
        ? [{ orderNumber, ...periodOf(after) }]
        : [];
    const bookings = [...others, ...own].toSorted(byStart);
    if (JSON.stringify(bookings) === JSON.stringify(before.bookings)) return [];
    return [{ before, after: { ...before, bookings, version: before.version + 1 } }];
  });
}

function byStart(a: Booking, b: Booking): number {
  return a.from.localeCompare(b.from) || a.orderNumber - b.orderNumber;
}
