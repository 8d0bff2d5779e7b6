import type { timeRoutes } from '@driftig/contracts/time/routes';
import { AppError } from '@driftig/domain/errors';
import { nameOf } from '@driftig/domain/employees/name-of';
import { newReports } from '@driftig/domain/time/new-reports';
import { assertRegistration, partsOf } from '@driftig/domain/time/register';
import { assertRoom } from '@driftig/domain/time/overlaps';
import { timerRegistration } from '@driftig/domain/time/timer';

import { changeReports, monthsOfDates } from '../changes/time/change-reports.ts';
import type { Handler } from '../pipeline/handler.ts';
import { entriesOf } from './entry-of.ts';
import { normFacts } from './norm-facts.ts';
import { projectOf } from './registration-of.ts';

/**
 * Saves the hours since the timer was started, cut at midnight, and ends it in the same transaction:
 * a second stop finds no timer. Throws bad_input where a project is missing or it ran too long.
 */
export const stopTimer: Handler<typeof timeRoutes.stopTimer> = async ({
  input,
  store,
  actor,
  now,
  today,
  newId,
}) => {
  const employeeId = actor.userId;
  const timer = await store.time.findTimer(employeeId);
  if (timer === undefined) throw new AppError('not_found', { message: 'Uret kører ikke.' });
  const wanted = input.body.projectId ?? timer.projectId;
  const { projectId, projectName, isInternal } =
    wanted === ''
      ? { projectId: '', projectName: '', isInternal: false }
      : await projectOf(store, wanted, { actor });
  const project = { projectId, projectName, isInternal };
  const activity = input.body.activity ?? timer.activity;
  const { breakMinutes = 0 } = input.body;
  const ran = { startedAt: timer.startedAt, stoppedAt: now, breakMinutes };
  const sent = { ...timerRegistration(ran), ...project, activity };
  assertRegistration(sent, today, 'range');
  const made = newReports(partsOf(sent), { employeeId, now, newId });
  const dates = made.map(({ date }) => date);
  const [from = today, to = from] = [dates[0], dates.at(-1)];
  const facts = await normFacts(store, { employeeIds: [employeeId], from, to, today });
  const naming = { nameOf: () => nameOf(actor), facts };
  const { change } = await changeReports(
    store,
    { employeeId, months: monthsOfDates(dates) },
    (reports) => {
      assertRoom(made, reports);
      const answer = { data: entriesOf(made, [...reports, ...made], naming) };
      const moves = made.map((after) => ({ before: undefined, after }));
      const writes = [store.time.endTimer(timer)];
      return { moves, change: { action: 'time.registered' as const, writes, answer } };
    },
  );
  return change.answer;
};
