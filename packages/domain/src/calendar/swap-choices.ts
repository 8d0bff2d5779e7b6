import { addDays } from '../dates.ts';
import type { Booking, PersonBookings } from '../planning/bookings.ts';
import type { MonthOrder } from '../planning/month-orders.ts';
import { overlap, type LocalTime, type Period } from '../planning/period.ts';
import { isOpenOrder } from '../planning/settle-market.ts';
import { swapOfShift, type ShiftSwap } from '../planning/shift-swap.ts';
import type { Absence } from '../planning/standing.ts';

/** Days before and after a shift in which shifts to swap it with are looked for. */
const swapDays = 28;
/** The most shifts that a person chooses from. */
const mostSwapChoices = 30;

/** The period in which shifts to swap this one with are looked for. */
export const swapPeriod = ({ from, to }: Period): Period => ({
  from: `${addDays(from.slice(0, 10), -swapDays)}T00:00`,
  to: `${addDays(to.slice(0, 10), swapDays)}T23:59`,
});

interface SwapFacts {
  /** The order whose shift the person gives. */
  readonly own: MonthOrder;
  readonly userId: string;
  /** Orders of the period. */
  readonly orders: readonly MonthOrder[];
  /** Bookings of all people in the period, and of the active ones who they are. */
  readonly booked: readonly PersonBookings[];
  readonly activeIds: ReadonlySet<string>;
  readonly absences: readonly Absence[];
  readonly swaps: readonly ShiftSwap[];
  readonly now: LocalTime;
}

/** A colleague's shift. */
interface Choice {
  readonly employeeId: string;
  readonly orderNumber: number;
}

/**
 * Shifts of colleagues that fit (product K35), nearest in time first: both people are free and present at
 * the time of the shift that they would get, and neither shift is for sale or in another swap.
 */
export function swapChoices(facts: SwapFacts): Choice[] {
  const { own, userId, orders, now } = facts;
  const bookings = bookingsByPerson(facts.booked);
  const rows = new Map(orders.map((row) => [row.number, row]));
  const isAway = (employeeId: string, period: Period) =>
    facts.absences.some((one) => one.employeeId === employeeId && overlap(one, period));
  const isFree = (employeeId: string, period: Period, given: number) =>
    !isAway(employeeId, period) &&
    !(bookings.get(employeeId) ?? []).some(
      (one) => one.orderNumber !== given && overlap(one, period),
    );
  const isOwn = (number: number) =>
    (bookings.get(userId) ?? []).some(({ orderNumber }) => orderNumber === number);
  const fits = (employeeId: string, row: MonthOrder) =>
    row.number !== own.number &&
    isOpenOrder(row) &&
    row.from > now &&
    !isOwn(row.number) &&
    !row.sellingIds.includes(employeeId) &&
    swapOfShift(facts.swaps, employeeId, row.number) === undefined &&
    isFree(userId, row, own.number) &&
    isFree(employeeId, own, row.number);
  return [...bookings]
    .filter(([employeeId]) => employeeId !== userId && facts.activeIds.has(employeeId))
    .flatMap(([employeeId, booked]) =>
      booked.flatMap(({ orderNumber }) => {
        const row = rows.get(orderNumber);
        return row !== undefined && fits(employeeId, row) ? [{ employeeId, row }] : [];
      }),
    )
    .toSorted((a, b) => daysBetween(a.row, own) - daysBetween(b.row, own))
    .slice(0, mostSwapChoices)
    .map(({ employeeId, row }) => ({ employeeId, orderNumber: row.number }));
}

function bookingsByPerson(booked: readonly PersonBookings[]): Map<string, readonly Booking[]> {
  const found = new Map<string, Map<number, Booking>>();
  for (const { employeeId, bookings } of booked) {
    const ofPerson = found.get(employeeId) ?? new Map<number, Booking>();
    for (const booking of bookings) ofPerson.set(booking.orderNumber, booking);
    found.set(employeeId, ofPerson);
  }
  return new Map([...found].map(([id, ofPerson]) => [id, [...ofPerson.values()]]));
}

const day = 24 * 60 * 60 * 1000;
const daysBetween = (one: Period, other: Period) =>
  Math.abs(Date.parse(`${one.from}Z`) - Date.parse(`${other.from}Z`)) / day;
