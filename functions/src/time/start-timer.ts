import type { timeRoutes } from '@driftig/contracts/time/routes';

import { beginTimer } from '../changes/time/timers.ts';
import type { Handler } from '../pipeline/handler.ts';
import { projectOf } from './registration-of.ts';

/** The project may be chosen when it stops. Throws timer_runs (409) for a second one. */
export const startTimer: Handler<typeof timeRoutes.startTimer> = async ({
  input,
  store,
  actor,
  now,
}) => {
  const { projectId: wanted, activity } = input.body;
  const project = wanted === undefined ? undefined : await projectOf(store, wanted, { actor });
  const timer = {
    employeeId: actor.userId,
    startedAt: now,
    projectId: project?.projectId ?? '',
    projectName: project?.projectName ?? '',
    activity,
  };
  const answer = { timer };
  await beginTimer(store, timer, answer);
  return answer;
};
