import { calendarRoutes } from '@driftig/contracts/calendar/routes';

import { routeQuery } from '../../../api/queries/route-query.ts';

/** The statuses of a year's days; days without orders are left out. */
export const calendarDaysQuery = (year: number) =>
  routeQuery(calendarRoutes.listCalendarDays, { query: { year } });
