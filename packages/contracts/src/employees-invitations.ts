import * as z from 'zod';

import { role } from './employees-record.ts';
import { phone } from './phone.ts';
import type { RouteSpec } from './route.ts';
import { blankable, id, message, request, requiredEmail, text } from './wire.ts';

/** An invitation; more than a name and an e-mail may be filled in at once. */
export const invitation = request(
  {
    fullName: z
      .string({ error: 'Full Name is required' })
      .trim()
      .min(1, 'Full Name is required')
      .pipe(text(120)),
    email: requiredEmail('Email is required'),
    phone: blankable(phone),
    mobile: blankable(phone),
    departmentid: blankable(id),
    roleid: role.optional(),
    location: blankable(text(120)),
  },
  { departmentid: 'departmentId', roleid: 'role' },
);

export const onePerson = request({ id }, {});
export const notAnother = ['not_found', 'conflict'] as const;

/** From the invitation of somebody until it is used or withdrawn. */
export const invitationSpecs = {
  inviteEmployee: {
    method: 'POST',
    path: '/emp/save-dog',
    access: 'manager',
    plan: 'users',
    summary: 'Inviterer en medarbejder med en mail',
    body: invitation,
    response: z.object({ success: z.boolean(), message: z.string(), id }),
    status: 201,
    idempotent: true,
    errors: ['email_taken', 'plan_limit', 'not_found', 'too_many', 'conflict'],
  },
  resendInvitation: {
    method: 'POST',
    path: '/emp/resend-invitation',
    access: 'manager',
    summary: 'Sender en invitation igen; det gamle link gælder ikke mere',
    body: onePerson,
    response: message,
    errors: [...notAnother, 'too_many'],
  },
  withdrawInvitation: {
    method: 'POST',
    path: '/emp/withdraw-invitation',
    access: 'manager',
    summary: 'Trækker en invitation tilbage',
    body: onePerson,
    response: message,
    errors: notAnother,
  },
} as const satisfies Record<string, RouteSpec>;
