import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { addDays } from '@driftig/domain/dates';
import { placeOfOrder } from '@driftig/domain/orders/order-site';
import { nearBookings } from '@driftig/domain/planning/bookings';
import { monthsOf } from '@driftig/domain/planning/period';

import { customersOf } from '../changes/orders/customers-of-orders.ts';
import type { Handler } from '../pipeline/handler.ts';

/** As long as hours can be registered on an order that is over. */
const daysBack = 92;
const daysAhead = 365;

/** The orders that the actor is booked for: a read of their months, one of the orders, one of the customers. */
export const listOwnOrders: Handler<typeof orderRoutes.listOwnOrders> = async ({
  actor: { userId },
  store,
  today,
}) => {
  const period = {
    from: `${addDays(today, -daysBack)}T00:00`,
    to: `${addDays(today, daysAhead)}T23:59`,
  };
  const months = await store.planning.getBooked(
    monthsOf(period).map((month) => ({ employeeId: userId, month })),
  );
  const numbers = nearBookings(months, period).map(({ orderNumber }) => orderNumber);
  const found = await store.orders.listByNumber([...new Set(numbers)]);
  // Orders are read after the bookings: the actor may have been taken off one meanwhile.
  const orders = found.filter(({ planning }) => planning?.assignedIds.includes(userId) ?? false);
  const customers = await customersOf(store, orders);
  return orders
    .map((order) => ({
      ...order,
      customer: order.company || order.name,
      place: placeOfOrder(order, customers.get(order.customerId)),
    }))
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.number - b.number);
};

const startOf = ({ startDate, startTime }: { startDate: string; startTime: string }) =>
  `${startDate}T${startTime}`;
