import * as z from 'zod';

import { roleNumbers } from '../core/access.ts';
import { confirmationSpecs } from './confirmation.ts';
import { contactSpecs } from './contact.ts';
import { newPassword, passwordSpecs, typedPassword } from './password.ts';
import { secondFactorSpecs } from './second-factor.ts';
import { sessionSpecs } from './sessions.ts';
import { signUpSpecs } from './signup.ts';
import { plans } from '../core/plans.ts';
import { routesOf } from '../core/route.ts';
import { blankable, codedEnum, flag, id, message, request, response } from '../wire/wire.ts';
import { email } from '../wire/email.ts';
import { oneLine } from '../wire/text.ts';

const registration = request(
  {
    email,
    /** Required with a company name. */
    password: newPassword.optional(),
    /** Without one an invited person is mailed the invitation's link again (product A1). */
    companyName: blankable(oneLine(120)),
    plan: z.enum(plans, { error: 'Planen findes ikke.' }).optional(),
  },
  {},
);

const credentials = request(
  {
    email,
    password: typedPassword,
    /** From the authenticator app, or a recovery code; required when two-step login is on. */
    code: blankable(oneLine(40)),
  },
  {},
);

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
    company: z.object({
      id,
      name: z.string(),
      plan: z.enum(plans),
      /** The plan whose limits hold today: Starter once a trial is over. */
      openPlan: z.enum(plans),
      /** Null without a trial. */
      trialDaysLeft: z.int().nullable(),
      suspended: z.boolean(),
      /** The founder has not confirmed their e-mail yet, so nobody can be invited. */
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
const sessionUser = z.codec(wireUser, z.custom<Omit<WireUser, 'guardRole'>>(), {
  decode: (read) => {
    const { guardRole: _, ...user } = read;
    return user;
  },
  encode: (user): WireUser => ({ ...user, guardRole: user.role === 'employee' ? 2 : 1 }),
});
export type SessionUser = z.output<typeof sessionUser>;

export const authRoutes = routesOf('auth', {
  registerCompany: {
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary: 'Opretter en virksomhed og dens ejer, eller sender en invitation igen',
    changes: [],
    body: registration,
    response: message,
    status: 201,
    errors: ['too_many'],
  },
  logIn: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Logger ind og sætter sessionens cookies',
    changes: [],
    body: credentials,
    response: z.object({ user: sessionUser }),
    errors: ['wrong_credentials', 'second_factor_needed', 'wrong_code', 'conflict', 'too_many'],
  },
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
  ...confirmationSpecs,
  ...sessionSpecs,
  ...secondFactorSpecs,
  ...passwordSpecs,
  ...signUpSpecs,
  ...contactSpecs,
});
