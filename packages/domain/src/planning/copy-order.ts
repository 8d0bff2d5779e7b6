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
