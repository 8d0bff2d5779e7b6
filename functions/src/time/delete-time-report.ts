import type { timeRoutes } from '@driftig/contracts/time/routes';
import { assertMayChange, deletedReport } from '@driftig/domain/time/decide';

import { changeReports, monthsOfDates, reportIn } from '../changes/time/change-reports.ts';
import { findReport, personOf } from '../changes/time/find-reports.ts';
import type { Handler } from '../pipeline/handler.ts';
import { reportDeleted } from './texts.ts';
import { assertMaySee } from './requested-employee.ts';

/** Deletes softly while it waits (product T11, T21). Throws hours_decided (409). */
export const deleteTimeReport: Handler<typeof timeRoutes.deleteTimeReport> = async ({
  input,
  store,
  actor,
}) => {
  const { reportId } = input.params;
  const employeeId = personOf(reportId);
  assertMaySee(actor, employeeId);
  const found = await findReport(store, reportId);
  await changeReports(store, { employeeId, months: monthsOfDates([found.date]) }, (reports) => {
    const before = reportIn(reports, reportId);
    assertMayChange(before);
    const moves = [{ before, after: deletedReport(before) }];
    return { moves, change: { action: 'time.deleted', writes: [] } };
  });
  return { message: reportDeleted };
};
