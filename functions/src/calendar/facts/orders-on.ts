import type { CompanyData } from '@driftig/data/store';
import { datesOf } from '@driftig/domain/calendar/calendar-days';
import type { DateText } from '@driftig/domain/dates';
import type { Order } from '@driftig/domain/orders/order';
import type { FilledValues } from '@driftig/domain/records/record';

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

/** The customers of some orders by id; those that were deleted are left out. */
export async function customersOf(
  { records }: Pick<CompanyData, 'records'>,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, FilledValues>> {
  const ids = [...new Set(orders.map(({ customerId }) => customerId))].filter((id) => id !== '');
  const found = await records.listById('customers', ids);
  return new Map(found.map(({ id, values }) => [id, values]));
}

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
