import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { addDays } from '@driftig/domain/dates';
import { isUnderstaffed } from '@driftig/domain/planning/staffing';

import type { Handler } from '../pipeline/handler.ts';

const daysAhead = 14;

/** One query of an index by date, and no more rows than start within the 14 days. */
export const listUnderstaffedOrders: Handler<
  typeof planningRoutes.listUnderstaffedOrders
> = async ({ store, today }) => {
  const orders = await store.orders.listStarting(today, addDays(today, daysAhead));
  return orders
    .filter(isUnderstaffed)
    .map(({ number, title, startDate, neededEmployees = 0, assignedEmployees = 0 }) => ({
      number,
      title,
      startDate,
      neededEmployees,
      assignedEmployees,
    }));
};
