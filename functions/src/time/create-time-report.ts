import type { timeRoutes } from '@driftig/contracts/time/routes';
import { AppError } from '@driftig/domain/errors';
import { newReports } from '@driftig/domain/time/new-reports';
import { assertRegistration, partsOf } from '@driftig/domain/time/register';
import { assertRoom } from '@driftig/domain/time/overlaps';
import type { TimeReport } from '@driftig/domain/time/report';

import { employeeName } from '../changes/employees/people-of.ts';
import { changeReports, monthsOfDates } from '../changes/time/change-reports.ts';
import type { Handler } from '../pipeline/handler.ts';
import { answeredEntry } from './answered-entry.ts';
import { registrationOf } from './registration-of.ts';
import { deletedMeanwhile } from './texts.ts';
import { requestedEmployee } from './requested-employee.ts';

/**
 * Registers hours; for another person as a manager only. A shift over midnight becomes two rows in
 * one transaction, and its first is answered. Hours with the id of a device that are stored already are answered as
 * they are, and nothing is written. Throws hours_overlap (409).
 */
export const createTimeReport: Handler<typeof timeRoutes.createTimeReport> = async ({
  input,
  store,
  actor,
  now,
  today,
  newId,
}) => {
  const employeeId = await requestedEmployee(store, actor, input.body.employeeId);
  const sent = await registrationOf(store, input.body, { actor });
  const { timeMode } = await store.time.getSettings();
  assertRegistration(sent, today, timeMode);
  const { clientId, writtenAt } = input.body;
  const made = newReports(partsOf(sent), { employeeId, now, newId, clientId });
  const [first] = made as [TimeReport, ...TimeReport[]];
  const name = await employeeName(store, employeeId);
  const answer = await answeredEntry(store, first, { name, others: made.slice(1), today });
  const months = monthsOfDates(made.map(({ date }) => date));
  const { earlier } = await changeReports(store, { employeeId, months }, (reports) => {
    const change = { action: 'time.registered' as const, writes: [], answer };
    const stored = reports.find(({ reportId }) => reportId === first.reportId);
    if (stored !== undefined) return { moves: [], change, earlier: standing(stored) };
    assertRoom(made, reports);
    const moves = made.map((after) => ({ before: undefined, after, writtenAt }));
    return { moves, change, earlier: undefined };
  });
  return earlier === undefined ? answer : answeredEntry(store, earlier, { name, today });
};

/** Hours that a device sends again after they were deleted stay deleted. Throws conflict (409). */
function standing(stored: TimeReport): TimeReport {
  if (stored.status === 'deleted') throw new AppError('conflict', { message: deletedMeanwhile });
  return stored;
}
