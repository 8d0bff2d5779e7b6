import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { yearOf, type DateText } from '@driftig/domain/dates';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { routeKey, routeQuery } from '../../../api/queries/route-query.ts';
import { isOwnShift } from './is-own-shift.ts';
import { nextShiftDays } from './next-shift-days.ts';

const { listOwnCalendarDays, listOwnOrdersOfDay } = calendarRoutes;

export type Absence = AnswerOf<typeof listOwnOrdersOfDay>['vacations'][number];

/** The status of each day of a year. */
export const ownDaysQuery = (year: number) => routeQuery(listOwnCalendarDays, { query: { year } });

/** The orders of a day as they are for the user, and the user's absence. */
export const ownDayQuery = (date: DateText) => routeQuery(listOwnOrdersOfDay, { query: { date } });

/** Three, and those of today, which are shown apart. */
const mostShifts = 6;
/** An order over many days has them all in the year; more days are not read for its sake. */
const mostDays = 6;

/** A coming shift of the user, and the day on which it is to be looked at. */
export interface NextShift {
  readonly date: DateText;
  readonly order: EmployeeOrder;
}

/** The user's next shifts, read by the queries of the calendar, whose answers are shared. */
export const nextShiftsQuery = (today: DateText) =>
  queryOptions({
    // A key of that route, so that what makes the days stale makes these stale.
    queryKey: [...routeKey(listOwnOrdersOfDay), 'next', today],
    queryFn: ({ client }) => findNextShifts(client, today),
  });

async function findNextShifts(client: QueryClient, today: DateText): Promise<NextShift[]> {
  const found = new Map<string, NextShift>();
  for (const date of await readShiftDays(client, today)) {
    const { orders } = await client.fetchQuery(ownDayQuery(date));
    for (const order of orders)
      if (isOwnShift(order) && order.isActionable && !found.has(order.id))
        found.set(order.id, { date, order });
    if (found.size >= mostShifts) break;
  }
  return [...found.values()].slice(0, mostShifts);
}

/** The first days with a shift of the user; the next year is read where this one has too few. */
async function readShiftDays(client: QueryClient, today: DateText): Promise<readonly DateText[]> {
  const year = yearOf(today);
  const read = async (one: number) =>
    nextShiftDays((await client.fetchQuery(ownDaysQuery(one))).activatedDates, today);
  const days = await read(year);
  const all = days.length < mostShifts ? [...days, ...(await read(year + 1))] : days;
  return all.slice(0, mostDays);
}
