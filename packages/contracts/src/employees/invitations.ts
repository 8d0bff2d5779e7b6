import * as z from 'zod';

import { editedPerson } from './employee-record.ts';
import { recordChanges } from '../records/record-changes.ts';
import { recordInput } from '../records/record-inputs.ts';
import type { RecordType } from '../records/record-type.ts';
import type { RouteSpec } from '../core/route.ts';
import { id, message, request } from '../wire/wire.ts';

const { name, email } = editedPerson.fields;
/** The invitation form (product V9); only name and e-mail are required. */
export const invitedPerson = {
  ...editedPerson,
  fields: {
    ...editedPerson.fields,
    name: { ...name, label: 'Fulde navn', wire: 'fullName', required: 'Full Name is required' },
    email: { ...email, required: 'Email is required' },
  },
} as const satisfies RecordType;

export const personId = request({ id }, {});
export const personErrors = ['not_found', 'conflict'] as const;

export const invitationSpecs = {
  inviteEmployee: {
    method: 'POST',
    path: '/emp/save-dog',
    access: 'manager',
    plan: 'users',
    summary: 'Inviterer en medarbejder med en mail',
    changes: recordChanges.employees,
    body: recordInput(invitedPerson),
    response: z.object({ success: z.boolean(), message: z.string(), id }),
    status: 201,
    idempotent: true,
    errors: ['email_taken', 'email_unconfirmed', 'plan_limit', 'not_found', 'too_many', 'conflict'],
  },
  resendInvitation: {
    method: 'POST',
    path: '/emp/resend-invitation',
    access: 'manager',
    summary: 'Sender en invitation igen; det gamle link gælder ikke længere',
    changes: recordChanges.employees,
    body: personId,
    response: message,
    errors: [...personErrors, 'email_unconfirmed', 'too_many'],
  },
  withdrawInvitation: {
    method: 'POST',
    path: '/emp/withdraw-invitation',
    access: 'manager',
    summary: 'Trækker en invitation tilbage',
    changes: recordChanges.employees,
    body: personId,
    response: message,
    errors: personErrors,
  },
} as const satisfies Record<string, RouteSpec>;
