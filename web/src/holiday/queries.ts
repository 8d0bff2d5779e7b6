import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { routeQuery } from '../api/route-query.ts';

const { getHolidayBalance } = vacationRoutes;

/** What is left on a date; today's where it is left out. */
export const balanceQuery = (employeeId?: string, at?: string) =>
  routeQuery(getHolidayBalance, { query: { employeeId, at } });
