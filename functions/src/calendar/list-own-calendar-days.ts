import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { employeeDays } from '@driftig/domain/calendar/calendar-days';
import { shiftViewOf } from '@driftig/domain/calendar/shift-status';
import { danishClock, yearOf } from '@driftig/domain/dates';

import type { Handler } from '../pipeline/handler.ts';
import { readPerson } from '../changes/calendar/shift-viewer.ts';

/** The days of a year for the caller: how each shift stands for them, and their approved absence. */
export const listOwnCalendarDays: Handler<typeof calendarRoutes.listOwnCalendarDays> = async ({
  actor,
  input: { query },
  store,
  now,
  today,
}) => {
  const year = query.year ?? yearOf(today);
  const period = { from: `${year}-01-01T00:00`, to: `${year + 1}-01-01T00:00` };
  const [orders, person] = await Promise.all([
    store.calendar.list(`${year}-01`, `${year}-12`),
    readPerson(store, actor.userId, { period, today }),
  ]);
  const clock = danishClock(Date.parse(now));
  const shifts = orders.map((order) => ({
    from: order.from,
    to: order.to,
    ...shiftViewOf(order, person, clock),
  }));
  const away = person.absences.map(({ from, to }) => ({ from, to, status: 'absent' as const }));
  return { activatedDates: Object.fromEntries(employeeDays(year, [...shifts, ...away])) };
};
