import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import type { recordRoutes } from '@driftig/contracts/records/routes';
import { defaultPageSize } from '@driftig/data/core/page';
import type { CompanyData } from '@driftig/data/store';
import { badInput } from '@driftig/domain/errors';
import { nameOf } from '@driftig/domain/employees/name-of';
import type { TimeReport } from '@driftig/domain/time/report';

import { formerEmployee } from '../changes/employees/people-of.ts';
import { readReports } from '../changes/time/read-reports.ts';
import type { Handler } from '../pipeline/handler.ts';

/**
 * Time reports that count, newest first (product T14). The cursor is the number of earlier rows.
 */
export const listEmployeesHours: Handler<typeof recordRoutes.listEmployeesHours> = async ({
  input,
  store,
  nextPage,
}) => {
  const { limit = defaultPageSize, cursor = '0' } = input.query;
  if (!/^\d{1,7}$/.test(cursor)) throw badInput({ cursor: 'Markøren er ugyldig.' });
  const offset = Number(cursor);
  const filter = { statuses: ['pending', 'approved'] as const };
  const [{ rows, total }, rowOf] = await Promise.all([
    readReports(store, filter, { limit, offset }),
    rowsOf(store),
  ]);
  if (offset + rows.length < total) nextPage(String(offset + rows.length));
  return rows.map(rowOf);
};

/** With today's names; people who left keep theirs. */
async function rowsOf(
  store: Pick<CompanyData, 'users' | 'departments'>,
): Promise<(report: TimeReport) => RecordAnswer> {
  const [users, departments] = await Promise.all([
    store.users.listNames(),
    store.departments.list(),
  ]);
  const people = new Map(users.map((user) => [user.userId, user]));
  const names = new Map(departments.map(({ departmentId, name }) => [departmentId, name]));
  return ({ reportId, employeeId, ...report }) => {
    const person = people.get(employeeId);
    return {
      id: reportId,
      version: report.version,
      employeeId,
      name: person === undefined ? formerEmployee : nameOf(person),
      department: names.get(person?.departmentId ?? '') ?? '',
      orderId: report.isInternal ? '' : report.projectId,
      orderTitle: report.projectName,
      date: report.date,
      fromTime: report.startTime,
      toTime: report.endTime,
      hours: report.hundredths / 100,
    };
  };
}
