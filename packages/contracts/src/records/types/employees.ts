import { roleNumbers, type Role } from '../../core/access.ts';
import type { RecordChoice, RecordStatus, RecordType } from '../record-type.ts';

export const roles = {
  employee: { code: roleNumbers.employee, label: 'Medarbejder' },
  administrator: { code: roleNumbers.administrator, label: 'Administrator' },
  owner: { code: roleNumbers.owner, label: 'Ejer' },
} as const satisfies Record<Role, RecordChoice>;

/** Where a person stands: has an account, is invited to make one, or is kept for the books alone. */
export const employmentStatuses = {
  active: { code: 1, label: 'Aktiv', meaning: 'done' },
  invited: { code: 2, label: 'Inviteret', meaning: 'pending', asks: true },
  inactive: { code: 3, label: 'Inaktiv', meaning: 'neutral' },
} as const satisfies Record<string, RecordStatus>;

export type EmploymentStatus = keyof typeof employmentStatuses;

/** What is known of a person and has no place of its own in a form, a column or a file. */
function hiddenFact<const F extends object>(field: F) {
  return { ...field, readOnly: true, hidden: true } as const;
}

/** A new one is invited; what of a person may be changed by whom is `domain/employees`'. */
export const employees = {
  name: 'employees',
  noun: 'medarbejder',
  plural: 'medarbejdere',
  fields: {
    name: { label: 'Navn', kind: 'text', required: true, max: 120, column: true, search: true },
    email: { label: 'E-mail', kind: 'email', required: true, column: true, search: true },
    phone: {
      label: 'Telefon',
      kind: 'phone',
      callable: true,
      max: 40,
      column: 'wide',
      search: true,
    },
    mobile: {
      label: 'Mobil',
      kind: 'phone',
      callable: true,
      max: 40,
      column: 'wide',
      search: true,
    },
    departmentId: {
      label: 'Afdeling',
      wire: 'departmentid',
      kind: 'reference',
      refersTo: 'departments',
    },
    department: { label: 'Afdeling', kind: 'text', readOnly: true, column: true, search: true },
    role: {
      label: 'Rolle',
      wire: 'roleid',
      kind: 'choice',
      choices: roles,
      column: true,
      search: true,
    },
    roleName: hiddenFact({ label: 'Rolle', wire: 'role', kind: 'text' }),
    loginAllowed: {
      label: 'Login',
      wire: 'loginallowed',
      kind: 'flag',
      readOnly: true,
      column: true,
    },
    bookkeeping: {
      label: 'Adgang til bilag',
      wire: 'allowedrecipes',
      kind: 'flag',
      readOnly: true,
    },
    status: { label: 'Status', kind: 'status', readOnly: true, column: true },
    location: { label: 'Sted', kind: 'text', max: 120, column: 'wide', search: true },
    /** ISO UTC of the newest invitation, and when it ends; '' where there is none. */
    invitedAt: hiddenFact({ label: 'Inviteret', wire: 'invitedat', kind: 'text' }),
    invitationEnds: hiddenFact({ label: 'Udløber', wire: 'invitationends', kind: 'text' }),
    hasPicture: hiddenFact({ label: 'Billede', wire: 'haspicture', kind: 'flag' }),
    secondFactor: hiddenFact({ label: 'Totrinslogin', wire: 'secondfactor', kind: 'flag' }),
  },
  title: ['name'],
  sort: 'name',
  statuses: employmentStatuses,
} as const satisfies RecordType;
