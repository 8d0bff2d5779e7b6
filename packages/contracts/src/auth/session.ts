import * as z from 'zod';

import { roleNumbers } from '../core/access.ts';
import { plans } from '../core/plans.ts';
import { routesOf } from '../core/route.ts';
import { codedEnum, flag, id, message, response } from '../wire/wire.ts';

const wireUser = response(
  {
    id,
    email: z.string(),
    name: z.string(),
    userrole: codedEnum(roleNumbers, 'Ukendt rolle.'),
    role: z.union([z.literal(1), z.literal(2)]),
    allowedrecipes: flag,
    /** The company requires two-step login, and this user has not set it up. */
    mustEnrol: z.boolean(),
    /** The later day from which the company requires it of this user, who has not set it up; '' for none. */
    secondFactorFrom: z.string(),
    hasPicture: z.boolean(),
    company: z.object({
      id,
      name: z.string(),
      plan: z.enum(plans),
      /** The plan whose limits hold today: Starter once a trial is over. */
      openPlan: z.enum(plans),
      /** Null without a trial. */
      trialDaysLeft: z.int().nullable(),
      suspended: z.boolean(),
      /** True until the founder confirms their e-mail; no one can be invited before. */
      emailUnconfirmed: z.boolean(),
      hasLogo: z.boolean(),
      currency: z.string(),
    }),
  },
  { userrole: 'role', role: 'guardRole', allowedrecipes: 'bookkeeping' },
);
type WireUser = z.output<typeof wireUser>;

/**
 * The logged-in user. The wire has the role twice: `userrole`, and derived from it `role`, which is 1
 * for managers and 2 for employees (product R1).
 */
export const sessionUser = z.codec(wireUser, z.custom<Omit<WireUser, 'guardRole'>>(), {
  decode: (read) => {
    const { guardRole: _, ...user } = read;
    return user;
  },
  encode: (user): WireUser => ({ ...user, guardRole: user.role === 'employee' ? 2 : 1 }),
});
export type SessionUser = z.output<typeof sessionUser>;

/**
 * Routes that every screen calls; the others of this word are loaded by the screens that call them.
 */
export const sessionRoutes = routesOf('auth', {
  checkSession: {
    method: 'GET',
    path: '/auth/check-auth',
    access: 'member',
    withoutSecondFactor: true,
    summary: 'Svarer med den bruger, der er logget ind',
    response: z.object({ user: sessionUser }),
  },
  logOut: {
    method: 'GET',
    path: '/auth/logout',
    access: 'public',
    sameSiteOnly: true,
    summary: 'Afslutter sessionen og fjerner dens cookies',
    response: message,
    errors: ['cross_site'],
  },
});
