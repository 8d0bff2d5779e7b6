import * as z from 'zod';

import { oneLine } from '../wire/text.ts';
import { blankable, id, message, request, response } from '../wire/wire.ts';
import { breakMinutes, timeEntry } from './entry.ts';
import { longestActivity } from './report-status.ts';

const fields = {
  projectId: blankable(id),
  activity: oneLine(longestActivity).optional(),
};

/** A running timer is kept on the server, so that it survives a closed phone. */
const timer = response(
  {
    /** ISO UTC. */
    startedat: z.string(),
    projectId: z.string(),
    projectname: z.string(),
    activity: z.string(),
  },
  { startedat: 'startedAt', projectname: 'projectName' },
);
export type RunningTimer = z.output<typeof timer>;

/** The calendars say whether a shift runs. */
const calendars = [
  'listOwnOrdersOfDay',
  'listOrdersOfDay',
  'listCalendarDays',
  'listPlan',
] as const;
const changes = ['getTimer', ...calendars] as const;

export const timerRoutes = {
  getTimer: {
    method: 'GET',
    path: '/timeregister/timer',
    access: 'member',
    summary: 'Eget ur, der kører; null hvor intet kører',
    response: z.object({
      timer: timer.nullable(),
      /** The server's clock (ISO UTC), which a device counts from. */
      now: z.string(),
    }),
  },
  startTimer: {
    method: 'POST',
    path: '/timeregister/timer',
    access: 'member',
    summary: 'Starter eget ur',
    changes,
    body: request({ ...fields, activity: oneLine(longestActivity) }, {}),
    response: z.object({ timer }),
    status: 201,
    errors: ['not_found', 'conflict', 'timer_runs', 'key_reused'],
    idempotent: true,
  },
  stopTimer: {
    method: 'POST',
    path: '/timeregister/timer/stop',
    access: 'member',
    summary: 'Stopper eget ur og gemmer timerne, der så afventer',
    changes: ['time', ...calendars],
    body: request(
      {
        ...fields,
        breakMinutes: blankable(breakMinutes),
      },
      {},
    ),
    response: z.object({ data: z.array(timeEntry) }),
    status: 201,
    errors: ['not_found', 'conflict', 'hours_overlap', 'key_reused'],
    idempotent: true,
  },
  discardTimer: {
    method: 'DELETE',
    path: '/timeregister/timer',
    access: 'member',
    summary: 'Kasserer eget ur uden at gemme timer',
    changes,
    response: message,
    errors: ['not_found'],
  },
} as const;
