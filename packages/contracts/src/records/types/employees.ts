import * as z from 'zod';

import { roleNumbers, type Role } from '../../core/access.ts';
import { phone } from '../../wire/phone.ts';
import type { RecordChoice, RecordStatus, RecordType } from '../record-type.ts';

/** A phone number that can be called. */
const callable = { input: phone, answer: z.string() };

export const roles = {
  employee: { code: roleNumbers.employee, label: 'Medarbejder' },
  administrator: { code: roleNumbers.administrator, label: 'Administrator' },
  owner: { code: roleNumbers.owner, label: 'Ejer' },
} as const satisfies Record<Role, RecordChoice>;

/** Status of a person: has an account, is invited to make one, or is kept for the books only. */
export const employmentStatuses = {
  active: { code: 1, label: 'Aktiv', meaning: 'done' },
  invited: { code: 2, label: 'Inviteret', meaning: 'pending', asks: true },
  inactive: { code: 3, label: 'Inaktiv', meaning: 'neutral' },
} as const satisfies Record<string, RecordStatus>;

export type EmploymentStatus = keyof typeof employmentStatuses;

/** A new one is invited; who may change which field is in `domain/employees`. */
export const employees = {
  name: 'employees',
  noun: 'medarbejder',
  plural: 'medarbejdere',
  fields: {
    name: { label: 'Navn', kind: 'text', required: true, max: 120 },
    email: { label: 'E-mail', kind: 'email', required: true },
    phone: { label: 'Telefon', kind: 'phone', max: 40, schema: callable },
    mobile: { label: 'Mobil', kind: 'phone', max: 40, schema: callable },
    departmentId: {
      label: 'Afdeling',
      wire: 'departmentid',
      kind: 'reference',
      refersTo: 'departments',
    },
    department: { label: 'Afdeling', kind: 'text', readOnly: true },
    role: { label: 'Rolle', wire: 'roleid', kind: 'choice', choices: roles },
    roleName: { label: 'Rolle', wire: 'role', kind: 'text', readOnly: true },
    loginAllowed: { label: 'Login', wire: 'loginallowed', kind: 'flag', readOnly: true },
    bookkeeping: {
      label: 'Adgang til bilag',
      wire: 'allowedrecipes',
      kind: 'flag',
      readOnly: true,
    },
    status: { label: 'Status', kind: 'status', readOnly: true },
    location: { label: 'Sted', kind: 'text', max: 120 },
    /** ISO UTC of the newest invitation, and when it ends; '' where there is none. */
    invitedAt: { label: 'Inviteret', wire: 'invitedat', kind: 'text', readOnly: true },
    invitationEnds: { label: 'Udløber', wire: 'invitationends', kind: 'text', readOnly: true },
    hasPicture: { label: 'Billede', wire: 'haspicture', kind: 'flag', readOnly: true },
    secondFactor: { label: 'Totrinslogin', wire: 'secondfactor', kind: 'flag', readOnly: true },
  },
  title: ['name'],
  statuses: employmentStatuses,
} as const satisfies RecordType;
