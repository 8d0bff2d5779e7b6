import * as z from 'zod';

import { mailedToken, passwordSchema } from './password.ts';
import { phone, requiredPhone } from '../wire/phone.ts';
import type { RouteSpec } from '../core/route.ts';
import { blankable, message, request } from '../wire/wire.ts';
import { requiredEmail } from '../wire/email.ts';
import { oneLine } from '../wire/text.ts';

const fillIn = 'Udfyld venligst alle felter.';
const requiredLine = (max: number) =>
  z.string({ error: fillIn }).trim().min(1, fillIn).pipe(oneLine(max));

/** The sign-up page (product V4). The e-mail is that of the token; one in the body is ignored (product A3). */
const signUp = request(
  {
    token: mailedToken('Token er påkrævet'),
    fullName: requiredLine(120),
    email: requiredEmail(fillIn).optional(),
    phone: requiredPhone(fillIn),
    mobile: blankable(phone),
    password: passwordSchema('Adgangskoden skal være mindst 8 tegn.'),
  },
  {},
);

const token = request({ token: mailedToken('Token er påkrævet') }, {});
/** Prefilled values of the sign-up page; '' for those that the invitation lacks. */
const invitation = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  mobile: z.string(),
  companyName: z.string(),
});
export type InvitedPerson = z.output<typeof invitation>;

export const signUpSpecs = {
  validateInvitation: {
    method: 'GET',
    path: '/tok/validate-token/{token}',
    access: 'public',
    summary: 'Om en invitation gælder endnu',
    params: token,
    response: z.object({ valid: z.boolean() }),
    errors: ['too_many'],
  },
  getInvitation: {
    method: 'GET',
    path: '/tok/get-user-data/{token}',
    access: 'public',
    summary: 'Hvem en invitation er til',
    params: token,
    response: invitation,
    errors: ['not_found', 'too_many'],
  },
  /** A POST, because a token in a URL would end up in logs and histories. */
  readInvitation: {
    method: 'POST',
    path: '/tok/get-user-data',
    access: 'public',
    readsOnly: true,
    summary: 'Hvem en invitation er til, med token i indholdet',
    body: token,
    response: invitation,
    errors: ['not_found', 'too_many'],
  },
  completeSignUp: {
    method: 'POST',
    path: '/tok/updFirstUserInfo',
    access: 'public',
    summary: 'Opretter den inviterede bruger',
    changes: [],
    body: signUp,
    response: message,
    errors: ['token_invalid', 'suspended', 'conflict', 'too_many'],
  },
} as const satisfies Record<string, RouteSpec>;
