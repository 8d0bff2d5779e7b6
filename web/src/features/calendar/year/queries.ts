import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';

import { routeQuery } from '../../../api/queries/route-query.ts';

/** The statuses of a year's days; days without orders are left out. */
export const calendarDaysQuery = (year: number) =>
  routeQuery(calendarRoutes.listCalendarDays, { query: { year } });

export type DayAnswer = AnswerOf<typeof calendarRoutes.listOrdersOfDay>;
export type DayOrder = DayAnswer['orders'][number];

/** A day's orders, and who is absent. */
export const ordersOfDayQuery = (date: string) =>
  routeQuery(calendarRoutes.listOrdersOfDay, { query: { date } });
