import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { managerDays } from '@driftig/domain/calendar/calendar-days';
import { danishClock } from '@driftig/domain/dates';
import { swapsToDecide } from '@driftig/domain/planning/shift-swap';

import { staffAwayOfMonths } from '../changes/planning/staff-away.ts';
import type { Handler } from '../pipeline/handler.ts';
import { runningOrders } from './facts/running-orders.ts';

/** A year's days by the items of its months (docs/decisions/0115). */
export const listCalendarDays: Handler<typeof calendarRoutes.listCalendarDays> = async ({
  input: { query },
  store,
  now,
  today,
}) => {
  const { year } = query;
  const [orders, swaps, running] = await Promise.all([
    store.calendar.list(`${year}-01`, `${year}-12`),
    store.planning.swaps.list(),
    runningOrders(store),
  ]);
  const away = await staffAwayOfMonths(store, orders, today);
  const facts = {
    away,
    running,
    swapping: swapsToDecide(swaps),
    now: danishClock(Date.parse(now)),
  };
  return Object.fromEntries(managerDays(orders, year, facts));
};
