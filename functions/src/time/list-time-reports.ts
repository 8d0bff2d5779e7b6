import type { timeRoutes } from '@driftig/contracts/time/routes';

import { formerEmployee } from '../changes/employees/people-of.ts';
import type { Handler } from '../pipeline/handler.ts';
import { reportPage } from './report-page.ts';
import { assertEmployee } from './requested-employee.ts';

/** Reports of a tab, newest first. */
export const listTimeReports: Handler<typeof timeRoutes.listTimeReports> = async ({
  input,
  store,
  today,
}) => {
  const { status, startDate, endDate, employeeId, projectId, limit, offset } = input.query;
  if (employeeId !== undefined) await assertEmployee(store, employeeId);
  const filter = { statuses: status, from: startDate, to: endDate, employeeId, projectId };
  return reportPage(store, { filter, limit, offset, today }, async (ids) => {
    const names = await store.users.namesOf(ids);
    return (id) => names.get(id) ?? formerEmployee;
  });
};
