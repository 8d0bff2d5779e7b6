import * as z from 'zod';

import { typedPassword } from './password.ts';
import type { RouteSpec } from '../core/route.ts';
import { message, request } from '../wire/wire.ts';

/** Six digits from an authenticator app. Spaces are removed, since apps show the digits in groups. */
export const appCode = z.codec(
  z.string({ error: 'Skriv koden fra din app.' }),
  z.string().regex(/^\d{6}$/, 'Koden har 6 cifre.'),
  { decode: (typed) => typed.replaceAll(/\s/g, ''), encode: (code) => code },
);

const withPassword = request({ password: typedPassword }, {});
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Two-step login by an authenticator app. */
export const secondFactorSpecs = {
  getSecondFactor: {
    method: 'GET',
    path: '/auth/second-factor',
    access: 'member',
    withoutSecondFactor: true,
    summary: 'Om totrinslogin er slået til',
    response: z.object({
      on: z.boolean(),
      requiredByCompany: z.boolean(),
      recoveryCodesLeft: z.int(),
    }),
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/auth/second-factor/begin',
    access: 'member',
    withoutSecondFactor: true,
    summary: 'En ny hemmelighed til en app; gælder først, når en kode bekræfter den',
    changes: [],
    body: withPassword,
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['conflict', 'too_many'],
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/auth/second-factor/confirm',
    access: 'member',
    withoutSecondFactor: true,
    summary: 'Slår totrinslogin til og svarer, den ene gang, med gendannelseskoderne',
    changes: ['getSecondFactor', 'listEmployees'],
    body: request({ code: appCode, password: typedPassword }, {}),
    response: recoveryCodes,
    errors: ['wrong_code', 'conflict', 'too_many'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    access: 'member',
    summary: 'Nye gendannelseskoder; de gamle gælder ikke længere',
    changes: ['getSecondFactor'],
    body: withPassword,
    response: recoveryCodes,
    errors: ['conflict', 'too_many'],
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/auth/second-factor/remove',
    access: 'member',
    summary: 'Slår totrinslogin fra',
    changes: ['getSecondFactor', 'listEmployees'],
    body: withPassword,
    response: message,
    errors: ['conflict', 'too_many'],
  },
} as const satisfies Record<string, RouteSpec>;
