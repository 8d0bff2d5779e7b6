import type { CompanyData } from '@driftig/data/store';
import { yearsOfAbsences } from '@driftig/data/vacation/vacation.repository';
import {
  absenceEvents,
  feedStart,
  monthsAhead,
  shiftEvent,
  type FeedEvent,
} from '@driftig/domain/calendar/calendar-feed';
import { addMonths, type DateText } from '@driftig/domain/dates';
import { monthOfDate, monthsBetween } from '@driftig/domain/time/report';
import { absencesOf } from '@driftig/domain/vacation/absence';

import { includesHoliday } from '../changes/calendar/includes-holiday.ts';
import { customersOf } from '../changes/orders/customers-of-orders.ts';

/**
 * A person's shifts and absences of the feed: their bookings of up to 15 months in one batch, those orders, their
 * customers. Without absences on a plan without holiday.
 */
export async function readFeed(
  store: CompanyData,
  userId: string,
  today: DateText,
): Promise<FeedEvent[]> {
  const [from, until] = [feedStart(today), addMonths(today, monthsAhead)];
  const period = { from: `${from}T00:00`, to: `${until}T23:59` };
  const months = monthsBetween(monthOfDate(from), monthOfDate(until));
  const keys = months.map((month) => ({ employeeId: userId, month }));
  const [booked, hasHoliday] = await Promise.all([
    store.planning.getBooked(keys),
    includesHoliday(store, today),
  ]);
  const bookings = booked
    .flatMap((month) => month.bookings)
    .filter((booking) => booking.to > period.from && booking.from < period.to);
  const orders = await store.orders.listByNumber([
    ...new Set(bookings.map(({ orderNumber }) => orderNumber)),
  ]);
  const [customers, years] = await Promise.all([
    customersOf(store, orders),
    hasHoliday ? store.vacation.listOfPerson(userId, yearsOfAbsences(today)) : [],
  ]);
  const shifts = orders.map((order) => shiftEvent(order, customers.get(order.customerId)));
  return [...shifts, ...absenceEvents(absencesOf(years), today, until)].toSorted(
    (one, other) => one.start - other.start || one.uid.localeCompare(other.uid),
  );
}
