import * as z from 'zod';

import { confirmationRoutes } from './confirmation.ts';
import { companyNameSpecs } from './company-name.ts';
import { contactSpecs } from './contact.ts';
import { newPassword, passwordSpecs, typedPassword } from './password.ts';
import { secondFactorSpecs } from './second-factor.ts';
import { sessionRoutes, sessionUser } from './session.ts';
import { sessionSpecs } from './sessions.ts';
import { signUpSpecs } from './signup.ts';
import { plans } from '../core/plans.ts';
import { routesOf } from '../core/route.ts';
import { blankable, message, request } from '../wire/wire.ts';
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

export const authRoutes = {
  ...routesOf('auth', {
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
    ...sessionSpecs,
    ...secondFactorSpecs,
    ...passwordSpecs,
    ...companyNameSpecs,
    ...signUpSpecs,
    ...contactSpecs,
  }),
  ...sessionRoutes,
  ...confirmationRoutes,
};
