import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { message, request } from '../wire/wire.ts';
import { email } from '../wire/email.ts';

const noEdgeSpace = 'Må ikke begynde eller slutte med mellemrum.';

/** Cognito refuses passwords that begin or end with a space. */
export const passwordSchema = (tooShort: string) =>
  z
    .string({ error: tooShort })
    .min(8, tooShort)
    .max(256, 'Højst 256 tegn.')
    .refine((value) => value === value.trim(), noEdgeSpace);

/** The texts of product V3; the sign-up page has its own. */
export const newPassword = passwordSchema('Mindst 8 tegn');

/** An existing password. It is only compared, so the rules for new ones do not apply. */
export const typedPassword = z
  .string({ error: 'Skriv din adgangskode.' })
  .min(1, 'Skriv din adgangskode.')
  .max(256, 'Højst 256 tegn.');

/** A token sent by mail; surrounding spaces from pasting are removed. */
export const mailedToken = (missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(200, 'Linket er brugt eller udløbet.');

const resetRequest = request({ email }, {});
const passwordUpdate = request({ token: mailedToken('Token er påkrævet'), newPassword }, {});
const passwordChange = request({ currentPassword: typedPassword, newPassword }, {});

export const passwordSpecs = {
  requestPasswordReset: {
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Sender et link til en ny adgangskode; svaret er det samme for en ukendt e-mail',
    changes: [],
    body: resetRequest,
    response: message,
    errors: ['too_many'],
  },
  updatePassword: {
    method: 'POST',
    path: '/auth/update-password',
    access: 'public',
    summary: 'Sætter en ny adgangskode med et token fra mailen og afslutter alle sessioner',
    changes: [],
    body: passwordUpdate,
    response: message,
    errors: ['token_invalid', 'too_many'],
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    access: 'member',
    summary: 'Skifter egen adgangskode og afslutter de andre sessioner',
    changes: ['listSessions'],
    body: passwordChange,
    response: message,
    errors: ['too_many'],
  },
} as const satisfies Record<string, RouteSpec>;
