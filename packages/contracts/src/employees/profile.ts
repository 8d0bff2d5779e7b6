import * as z from 'zod';

import { phone } from '../wire/phone.ts';
import type { RouteSpec } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { blankable, flag, message, response } from '../wire/wire.ts';
import { oneLine } from '../wire/text.ts';

/** A user's own profile. */
const profile = response(
  {
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    mobile: z.string(),
    department: z.string(),
    role: z.string(),
    haspicture: flag,
  },
  { role: 'roleName', haspicture: 'hasPicture' },
);

export const profileForm = editRequest(
  {
    fullName: z
      .string({ error: 'Skriv dit navn.' })
      .trim()
      .min(1, 'Skriv dit navn.')
      .pipe(oneLine(120)),
    phone: blankable(phone),
    mobile: blankable(phone),
  },
  {},
  fieldsOf(profile),
);

export const profileSpecs = {
  getProfile: {
    method: 'GET',
    path: '/emplo/profile',
    access: 'member',
    summary: 'Egne oplysninger',
    response: profile,
  },
  updateProfile: {
    method: 'POST',
    path: '/emplo/profile',
    access: 'member',
    summary: 'Gemmer egne oplysninger',
    changes: ['checkSession', ...recordChanges.employees],
    body: profileForm,
    response: message,
  },
} as const satisfies Record<string, RouteSpec>;
