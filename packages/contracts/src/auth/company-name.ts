import * as z from 'zod';

import { typedPassword } from './password.ts';
import type { RouteSpec } from '../core/route.ts';
import { oneLine } from '../wire/text.ts';
import { message, request } from '../wire/wire.ts';

/** A company's name, as at registration. Names are not unique among companies. */
const companyName = z
  .string({ error: 'Skriv virksomhedens navn.' })
  .trim()
  .min(1, 'Skriv virksomhedens navn.')
  .pipe(oneLine(120));

/** Fields of the form. */
export const renameFields = { companyName, password: typedPassword };

const renameForm = request(
  {
    ...renameFields,
    /** Optimistic lock: the version of the settings that was read. */
    version: z.int({ error: 'Skal være et helt tal.' }).min(1, 'Skal være mindst 1.'),
  },
  {},
);

/** The name as its owner changes it, which asks for the password once more (product I15). */
export const companyNameSpecs = {
  renameCompany: {
    method: 'POST',
    path: '/auth/rename-company',
    access: 'owner',
    summary: 'Skifter virksomhedens navn; udstedte dokumenter beholder deres',
    changes: ['checkSession', 'company', 'getBookingSettings'],
    body: renameForm,
    response: message,
    errors: ['conflict', 'too_many'],
  },
} as const satisfies Record<string, RouteSpec>;
