import type { Role } from '@driftig/contracts/core/access';
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { errorCodes } from '@driftig/contracts/core/error-codes';
import { expect, test } from 'vitest';

import {
  lastOwnerOf,
  lockedReason,
  roleChangeReason,
  shownStatus,
  revokeAccessReason,
} from './change-reasons.ts';
import { texts } from './texts.ts';

type Person = Pick<EmployeeRow, 'id' | 'role' | 'status' | 'loginAllowed'>;

const person = (id: string, role: Role, more: Partial<Person> = {}): Person => ({
  id,
  role,
  status: 'active',
  loginAllowed: true,
  ...more,
});
const mette = person('mette', 'owner');
const sara = person('sara', 'administrator');
const jonas = person('jonas', 'employee');
const asOwner = { actor: mette, lastOwner: 'mette' };
const asAdministrator = { actor: sara, lastOwner: 'mette' };
const lastOwnerText = errorCodes.last_owner.message;

test.each([
  ['one owner', [mette, sara], 'mette'],
  ['two owners', [mette, person('nina', 'owner')], undefined],
  [
    'another owner who cannot log in',
    [mette, person('nina', 'owner', { loginAllowed: false })],
    'mette',
  ],
  [
    'another owner who is invited',
    [mette, person('nina', 'owner', { status: 'invited' })],
    'mette',
  ],
  ['another owner who left', [mette, person('nina', 'owner', { status: 'inactive' })], 'mette'],
])('the last owner with %s', (_what, people, last) => {
  expect(lastOwnerOf(people)).toBe(last);
});

test('only owners can change an owner', () => {
  expect(lockedReason(asAdministrator, mette)).toBe(texts.onlyOwners);
  expect(lockedReason(asAdministrator, jonas)).toBeUndefined();
  expect(lockedReason(asOwner, mette)).toBeUndefined();
});

test('the last owner keeps the role, and only owners can make owners', () => {
  expect(roleChangeReason(asOwner, mette, 'employee')).toBe(lastOwnerText);
  expect(roleChangeReason(asOwner, mette, 'owner')).toBeUndefined();
  expect(roleChangeReason({ ...asOwner, lastOwner: undefined }, mette, 'employee')).toBeUndefined();
  expect(roleChangeReason(asOwner, jonas, 'owner')).toBeUndefined();
  expect(roleChangeReason(asAdministrator, jonas, 'owner')).toBe(texts.onlyOwnersMake);
  expect(roleChangeReason(asAdministrator, jonas, 'administrator')).toBeUndefined();
});

test('access cannot be revoked from the last owner or from oneself', () => {
  expect(revokeAccessReason(asOwner, mette)).toBe(lastOwnerText);
  expect(revokeAccessReason(asAdministrator, sara)).toBe(texts.notYourself);
  expect(revokeAccessReason(asAdministrator, jonas)).toBeUndefined();
});

test('an invitation is valid through its last day', () => {
  const invited = { status: 'invited', invitationEnds: '2026-11-26T10:00:00.000Z' } as const;
  expect(shownStatus(invited, '2026-11-26')).toBe('invited');
  expect(shownStatus(invited, '2026-11-27')).toBe('expired');
  expect(shownStatus({ status: 'active', invitationEnds: '' }, '2026-11-27')).toBe('active');
});
