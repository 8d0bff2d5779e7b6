import * as z from 'zod';

import { roleNumbers } from './access.ts';
import { phone } from './phone.ts';
import { blankable, coded, id, request, requiredEmail, response, text } from './wire.ts';

export const role = coded(roleNumbers, 'Ukendt rolle.');

const names = { departmentid: 'departmentId', roleid: 'role' } as const;

/** The dType `employees`: what savenew (an invitation) and update take of a person. */
export const employeeInput = request(
  {
    name: z.string({ error: 'Navn is required' }).trim().min(1, 'Navn is required').pipe(text(120)),
    email: requiredEmail('E-mail is required'),
    phone: blankable(phone),
    mobile: blankable(phone),
    departmentid: blankable(id),
    roleid: role.optional(),
    location: blankable(text(120)),
  },
  names,
);
export type EmployeeInput = z.output<typeof employeeInput>;

/** A person as savenew, update and data/{id} answer it. */
export const employeeRecord = response(
  {
    id,
    version: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    mobile: z.string(),
    departmentid: z.string(),
    roleid: role,
    location: z.string(),
  },
  names,
);
export type EmployeeRecord = z.output<typeof employeeRecord>;
