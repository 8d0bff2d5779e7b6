import * as z from 'zod';

import { plans } from '../core/plans.ts';
import type { RouteSpec } from '../core/route.ts';
import { blankable, message, request } from '../wire/wire.ts';
import { text } from '../wire/text.ts';

const plan = z.enum(plans, { error: 'Planen findes ikke.' });

/** `limit` is null when the plan has none. */
const usage = z.object({ used: z.int(), limit: z.int().nullable() });

/** Users who must log in by two steps; managers include bookkeepers (product R5). */
export const secondFactorGroups = ['nobody', 'managers', 'everybody'] as const;
export type SecondFactorGroup = (typeof secondFactorGroups)[number];

const planStatus = z.object({
  /** The plan that was chosen. */
  plan,
  /** The plan whose limits hold today: Starter once a trial is over. */
  openPlan: plan,
  /** Days left of the trial, today included; null without a trial. */
  trialDaysLeft: z.int().nullable(),
  trialEnded: z.boolean(),
  users: usage,
  /** Issued in this calendar month. */
  invoices: usage,
  suspended: z.boolean(),
  secondFactorOf: z.enum(secondFactorGroups),
});
export type PlanStatus = z.output<typeof planStatus>;

export const planSpecs = {
  getPlan: {
    method: 'GET',
    path: '/api/plan',
    access: 'manager',
    summary: 'Planen, dens grænser og hvad der er brugt',
    response: planStatus,
  },
  changePlan: {
    method: 'POST',
    path: '/upd/changePlan',
    access: 'owner',
    summary: 'Skifter plan med det samme; intet slettes',
    changes: ['checkSession', 'company'],
    body: request({ plan }, {}),
    response: message,
    errors: ['conflict', 'too_many'],
  },
  requestPlan: {
    method: 'POST',
    path: '/upd/requestPlan',
    access: 'owner',
    summary: 'Beder dem, der driver Driftig, om en plan',
    changes: [],
    body: request({ plan, message: blankable(text(2000)) }, {}),
    response: message,
    errors: ['too_many'],
  },
} as const satisfies Record<string, RouteSpec>;

/** The owner's choice of users who must use two-step login; see auth/second-factor.ts. */
export const secondFactorSwitchSpecs = {
  requireSecondFactor: {
    method: 'POST',
    path: '/upd/requireSecondFactor',
    access: 'owner',
    summary: 'Kræver totrinslogin af alle, af ejere og administratorer, eller af ingen',
    changes: ['getPlan', 'getSecondFactor'],
    body: request({ of: z.enum(secondFactorGroups, { error: 'Vælg, hvem det gælder.' }) }, {}),
    response: message,
    errors: ['conflict'],
  },
} as const satisfies Record<string, RouteSpec>;
