import type { CompanyData } from '@driftig/data/store';
import { datesOf } from '@driftig/domain/calendar/calendar-days';
import type { DateText } from '@driftig/domain/dates';
import type { Order } from '@driftig/domain/orders/order';

type Stores = Pick<CompanyData, 'calendar' | 'orders'>;

/** The orders of a day that are not cancelled, earliest first: one read of the month, one of the orders. */
export async function ordersOn({ calendar, orders }: Stores, date: DateText): Promise<Order[]> {
  const month = date.slice(0, 7);
  const numbers = (await calendar.list(month, month))
    .filter((row) => row.status !== 'cancelled' && datesOf(row, date, date).length > 0)
    .map(({ number }) => number);
  const found = await orders.listByNumber(numbers);
  return found
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.number - b.number);
}

const startOf = ({ startDate, startTime }: Order) => `${startDate}T${startTime}`;

/** Fields that both answers have. */
export function commonFields(order: Order) {
  const { id, number, title, startDate, endDate, startTime, endTime } = order;
  const { neededEmployees = 0, assignedEmployees = 0 } = order;
  return {
    id,
    number,
    title,
    titleToo: title,
    startDate,
    endDate,
    startTime,
    endTime,
    neededEmployees,
    assignedEmployees,
  };
}
