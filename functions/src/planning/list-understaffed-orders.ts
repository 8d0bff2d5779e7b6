import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { addDays } from '@driftig/domain/dates';
import { withoutAway } from '@driftig/domain/planning/order-planning';
import { isUnderstaffed } from '@driftig/domain/planning/understaffed';

import { staffAway } from '../changes/planning/staff-away.ts';
import type { Handler } from '../pipeline/handler.ts';

const daysAhead = 14;

/** One query of an index by date, and no more rows than start within the 14 days. */
export const listUnderstaffedOrders: Handler<
  typeof planningRoutes.listUnderstaffedOrders
> = async ({ store, today }) => {
  const orders = await store.orders.listStarting(today, addDays(today, daysAhead));
  const away = await staffAway(store, orders, today);
  return orders
    .map((order) => withoutAway(order, away))
    .filter(isUnderstaffed)
    .map(({ number, title, startDate, neededEmployees = 0, assignedEmployees = 0 }) => ({
      number,
      title,
      startDate,
      neededEmployees,
      assignedEmployees,
    }));
};
