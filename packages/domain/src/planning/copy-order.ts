import { addDays, daysBetween, type DateText } from '../dates.ts';
import { siteFields } from '../orders/order-site.ts';
import type { Order, OrderInput } from '../orders/order.ts';

type Dated = Pick<Order, 'startDate' | 'endDate' | 'startTime' | 'endTime'>;

/** The times of an order that begins on another date: the same hours of the day, as many days long. */
export function timeOfCopy(
  { startDate, endDate, startTime, endTime }: Dated,
  date: DateText,
): Dated {
  return {
    startDate: date,
    endDate: addDays(date, daysBetween(startDate, endDate)),
    startTime,
    endTime,
  };
}

/** A new order like another, on another date: without its status, lines, pictures, enquiry and invoices. */
export function copyOfOrder(order: Order, date: DateText): OrderInput {
  const { title, description, customerId, noteEmployees, noteAdministration } = order;
  return {
    title,
    description,
    customerId,
    noteEmployees,
    noteAdministration,
    ...siteFields(order),
    ...timeOfCopy(order, date),
  };
}
/** The most copies of one repetition (product L25). */
export const mostRepeats = 26;

interface Repeating {
  /** Weeks from one to the next. */
  readonly everyWeeks: number;
  /** How many copies, or the last date on which one may begin. */
  readonly times?: number | undefined;
  readonly until?: DateText | undefined;
}

/** The dates on which the copies of a repeated order begin, at most `mostRepeats`. */
export function datesOfRepeats(
  startDate: DateText,
  { everyWeeks, times = mostRepeats, until = '9999' }: Repeating,
): DateText[] {
  const dates: DateText[] = [];
  for (let count = 1; count <= Math.min(times, mostRepeats); count += 1) {
    const date = addDays(startDate, count * everyWeeks * 7);
    if (date > until) break;
    dates.push(date);
  }
  return dates;
}
