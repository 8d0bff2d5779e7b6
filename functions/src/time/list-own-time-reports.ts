import type { timeRoutes } from '@driftig/contracts/time/routes';
import { nameOf } from '@driftig/domain/employees/name-of';

import type { Handler } from '../pipeline/handler.ts';
import { reportPage } from './report-page.ts';

/**
 * The caller's reports of a tab, newest first; no parameter selects another person's (product T28).
 */
export const listOwnTimeReports: Handler<typeof timeRoutes.listOwnTimeReports> = async ({
  input,
  store,
  actor,
  today,
}) => {
  const { status, startDate, endDate, limit, offset } = input.query;
  const filter = {
    statuses: status,
    from: startDate,
    to: endDate,
    employeeId: actor.userId,
  };
  return reportPage(store, { filter, limit, offset, today }, async () => () => nameOf(actor));
};
