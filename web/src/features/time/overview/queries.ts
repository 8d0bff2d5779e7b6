import { departmentRoutes } from '@driftig/contracts/company/departments';
import type { TimeEntry } from '@driftig/contracts/time/entry';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import type { DateRange } from '@driftig/domain/periods';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { routeKey, routeQuery } from '../../../api/queries/route-query.ts';

const { getHoursOverview, listHoursOfPeriod } = timeRoutes;

/** All employees' hours, norm and flex, by day. */
export const overviewQuery = ({ from, to }: DateRange) =>
  routeQuery(getHoursOverview, { query: { startDate: from, endDate: to } });

export const departmentsQuery = routeQuery(departmentRoutes.listDepartments, {});

/** Days fetched at a time of all employees' entries: a month of 200 people weighs over 1 MB. */
const daysAtOnce = 7;

/** Every entry of a period that counts, oldest first; of one employee, or of all in parts. */
export function entriesQuery(period: DateRange, employeeId = '') {
  return queryOptions({
    queryKey: [...routeKey(listHoursOfPeriod), 'overview', period.from, period.to, employeeId],
    queryFn: async ({ signal }): Promise<readonly TimeEntry[]> => {
      const parts = employeeId === '' ? partsOf(period) : [period];
      const answers = await Promise.all(
        parts.map(({ from, to }) => {
          const query = { startDate: from, endDate: to, employeeId };
          return call(listHoursOfPeriod, { query }, { signal });
        }),
      );
      return answers.flatMap(({ data }) => data);
    },
  });
}

function partsOf({ from, to }: DateRange): DateRange[] {
  const parts: DateRange[] = [];
  for (let start = from; start <= to; start = addDays(start, daysAtOnce)) {
    const end = addDays(start, daysAtOnce - 1);
    parts.push({ from: start, to: end < to ? end : to });
  }
  return parts;
}
