import type { timeRoutes } from '@driftig/contracts/time/routes';
import { isStanding, isWork, monthPlus, monthsBetween } from '@driftig/domain/time/report';

import type { Handler } from '../pipeline/handler.ts';
import { requestedEmployee } from './requested-employee.ts';

/** A year of one's own hours, or a person's for managers (product M12): one read of twelve months. */
export const getHoursByMonth: Handler<typeof timeRoutes.getHoursByMonth> = async ({
  input,
  store,
  actor,
  today,
}) => {
  const employeeId = await requestedEmployee(store, actor, input.query.employeeId);
  const last = today.slice(0, 7);
  const months = monthsBetween(monthPlus(last, -11), last);
  const read = await store.time.getMonths(months.map((month) => ({ employeeId, month })));
  return {
    hundredths: read.map(({ reports }) =>
      reports
        .filter((report) => isStanding(report) && isWork(report))
        .reduce((sum, { hundredths }) => sum + hundredths, 0),
    ),
  };
};
