import type { timeRoutes } from '@driftig/contracts/time/routes';
import { AppError } from '@driftig/domain/errors';
import { nameOf } from '@driftig/domain/employees/name-of';

import { endTimer, hoursOfTimer } from '../changes/time/timers.ts';
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
  const { activity = timer.activity, breakMinutes = 0 } = input.body;
  const project = { projectId, projectName, isInternal, activity, breakMinutes };
  const hours = hoursOfTimer(timer, { ...project, now, today, newId });
  const dates = hours.map(({ date }) => date);
  const [from = today, to = from] = [dates[0], dates.at(-1)];
  const facts = await normFacts(store, { employeeIds: [employeeId], from, to, today });
  const naming = { nameOf: () => nameOf(actor), facts };
  return endTimer(store, { timer, hours }, (others) => ({
    data: entriesOf(hours, [...others, ...hours], naming),
  }));
};
