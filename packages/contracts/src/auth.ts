import * as z from 'zod';

import { roleNumbers } from './access.ts';
import { newPassword, typedPassword } from './auth-password.ts';
import { sessionSpecs } from './auth-sessions.ts';
import { plans } from './plans.ts';
import { routesOf } from './route.ts';
import { blankable, coded, email, flag, id, message, request, response, text } from './wire.ts';

export const registration = request(
  {
    email,
    password: newPassword,
    companyName: blankable(text(120)),
    plan: z.enum(plans, { error: 'Planen findes ikke.' }).optional(),
  },
  {},
);

export const credentials = request(
  {
    email,
    password: typedPassword,
  },
  {},
);

const wireUser = response(
  {
    id,
    email: z.string(),
    name: z.string(),
    userrole: coded(roleNumbers, 'Ukendt rolle.'),
    role: z.union([z.literal(1), z.literal(2)]),
    allowedrecipes: flag,
    company: z.object({ id, name: z.string(), plan: z.enum(plans), currency: z.string() }),
  },
  { userrole: 'role', role: 'guardRole', allowedrecipes: 'bookkeeping' },
);
type WireUser = z.output<typeof wireUser>;

/**
 * The logged-in user as the screens know it. On the wire the role is said twice: `userrole`, and
 * derived from it `role`, 1 for who manages and 2 for employees (reading R1).
 */
export const sessionUser = z.codec(wireUser, z.custom<Omit<WireUser, 'guardRole'>>(), {
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
    summary: 'Opretter en virksomhed og dens ejer',
    body: registration,
    response: message,
    status: 201,
    errors: ['email_taken', 'too_many'],
  },
  logIn: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Logger ind og sætter sessionens cookies',
    body: credentials,
    response: z.object({ user: sessionUser }),
    errors: ['wrong_credentials', 'too_many'],
  },
  checkSession: {
    method: 'GET',
    path: '/auth/check-auth',
    access: 'member',
    summary: 'Svarer med den bruger, der er logget ind',
    response: z.object({ user: sessionUser }),
  },
  logOut: {
    method: 'GET',
    path: '/auth/logout',
    access: 'public',
    summary: 'Afslutter sessionen og fjerner dens cookies',
    response: message,
  },
  ...sessionSpecs,
});
