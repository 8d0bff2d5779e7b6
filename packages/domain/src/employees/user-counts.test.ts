import type { Role } from '@driftig/contracts/core/access';
import type { EmploymentStatus } from '@driftig/contracts/records/types/employees';
import { expect, test } from 'vitest';

import { countChangesOf } from './user-counts.ts';

const person = (role: Role, status: EmploymentStatus = 'active', loginAllowed = true) => ({
  role,
  status,
  loginAllowed,
});

type Person = ReturnType<typeof person> | undefined;

test.each<[string, Person, Person, number, number]>([
  ['someone is invited', undefined, person('employee', 'invited'), 1, 0],
  ['an owner is invited', undefined, person('owner', 'invited'), 1, 0],
  ['an invited owner has an account', person('owner', 'invited'), person('owner'), 0, 1],
  ['an invitation is withdrawn', person('employee', 'invited'), undefined, -1, 0],
  ['an employee becomes an owner', person('employee'), person('owner'), 0, 1],
  ['an owner is an owner no more', person('owner'), person('administrator'), 0, -1],
  ['an owner may not log in', person('owner'), person('owner', 'active', false), 0, -1],
  ['an owner leaves', person('owner'), person('owner', 'inactive'), -1, -1],
  ['a locked owner leaves', person('owner', 'active', false), person('owner', 'inactive'), -1, 0],
  ['someone comes back', person('employee', 'inactive'), person('employee'), 1, 0],
  ['nothing changes', person('owner'), person('owner'), 0, 0],
])('%s', (_what, before, after, users, owners) => {
  expect(countChangesOf(before, after)).toEqual({ users, owners });
});
