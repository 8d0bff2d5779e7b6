import type { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { monthsOf } from '@driftig/domain/planning/period';

import type { Handler } from '../pipeline/handler.ts';
import { projectOfOrder, runningOrders } from './order-projects.ts';

/** A month more than the orders that are offered: one that is longer has a booking in each of its months. */
const daysAround = 125;

/**
 * Orders that the caller is planned for, and orders without planned people (product T31). Leaves
 * out the customer's name, which employees see only on orders they are on.
 */
export const listOwnOrderProjects: Handler<typeof timeRoutes.listOwnOrderProjects> = async ({
  store,
  actor,
  today,
}) => {
  const employeeId = actor.userId;
  const period = {
    from: `${addDays(today, -daysAround)}T00:00`,
    to: `${addDays(today, daysAround)}T00:00`,
  };
  const [orders, booked] = await Promise.all([
    runningOrders(store, today),
    store.planning.getBooked(monthsOf(period).map((month) => ({ employeeId, month }))),
  ]);
  const own = new Set(
    booked.flatMap(({ bookings }) => bookings.map(({ orderNumber }) => orderNumber)),
  );
  return orders
    .filter(({ number, assignedEmployees }) => own.has(number) || assignedEmployees === 0)
    .map((order) => ({ ...projectOfOrder(order), description: '' }));
};
