import * as z from 'zod';

import { typedPassword } from './password.ts';
import type { RouteSpec } from '../core/route.ts';
import { id, message, request } from '../wire/wire.ts';

/** One of the caller's sessions; `device` is a short Danish description, e.g. 'Chrome på Windows'. */
const ownSession = z.object({
  id,
  device: z.string(),
  /** ISO UTC. */
  startedAt: z.string(),
  /** ISO UTC; updated at most once an hour. */
  lastSeenAt: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const sessionSpecs = {
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'member',
    summary: 'Egne sessioner, den seneste først',
    response: z.array(ownSession),
  },
  endSession: {
    method: 'POST',
    path: '/auth/end-session',
    access: 'member',
    summary: 'Afslutter en af ens egne sessioner',
    changes: ['listSessions'],
    body: request({ id, password: typedPassword }, {}),
    response: message,
    errors: ['not_found', 'too_many'],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/auth/end-other-sessions',
    access: 'member',
    summary: 'Logger ud alle andre steder',
    changes: ['listSessions'],
    body: request({ password: typedPassword }, {}),
    response: message,
    errors: ['too_many'],
  },
} as const satisfies Record<string, RouteSpec>;
