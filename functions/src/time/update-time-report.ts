import type { timeRoutes } from '@driftig/contracts/time/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { assertMayChange } from '@driftig/domain/time/decide';
import { editedReports } from '@driftig/domain/time/edit';
import { assertRoom } from '@driftig/domain/time/overlaps';
import { assertRegistration, partsOf } from '@driftig/domain/time/register';
import type { TimeReport } from '@driftig/domain/time/report';

import { employeeName } from '../changes/employees/people-of.ts';
import { changeReports, monthsOfDates, reportIn } from '../changes/time/change-reports.ts';
import { findReport, personOf } from '../changes/time/find-reports.ts';
import type { Handler } from '../pipeline/handler.ts';
import { answeredEntry } from './answered-entry.ts';
import { registrationOf } from './registration-of.ts';
import { assertMaySee } from './requested-employee.ts';

/**
 * Edits pending hours: the user's own, or anyone's as a manager. Hours that now go over midnight
 * get a second row. Throws hours_decided and hours_overlap (409), conflict (409) for an older
 * version.
 */
export const updateTimeReport: Handler<typeof timeRoutes.updateTimeReport> = async ({
  input,
  store,
  actor,
  now,
  today,
  newId,
}) => {
  const { reportId } = input.params;
  const employeeId = personOf(reportId);
  assertMaySee(actor, employeeId);
  const found = await findReport(store, reportId);
  const sent = await registrationOf(store, input.body, { actor, before: found });
  const { timeMode } = await store.time.getSettings();
  assertRegistration(sent, today, timeMode);
  const parts = partsOf(sent);
  const months = monthsOfDates([found.date, ...parts.map(({ date }) => date)]);
  const { moves } = await changeReports(store, { employeeId, months }, (reports) => {
    const before = reportIn(reports, reportId);
    assertMayChange(before);
    assertVersion(before, input.body.version);
    const edited = editedReports(before, parts, reports, { now, newId });
    assertRoom(edited, reports);
    return {
      moves: edited.map((one) => ({
        before: one.reportId === reportId ? before : undefined,
        after: one,
      })),
      change: { action: 'time.changed' as const, writes: [] },
    };
  });
  const [after, ...others] = moves.map((one) => one.after);
  const name = await employeeName(store, employeeId);
  return answeredEntry(store, after as TimeReport, { name, others, today });
};
