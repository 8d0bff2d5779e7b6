import type { Role } from '@driftig/contracts/core/access';
import { describe, expect, test } from 'vitest';

import type { User } from '../auth/user.ts';
import {
  changesOf,
  deactivate,
  editPerson,
  inviteAgain,
  reactivate,
  withBookkeeping,
  withDepartment,
  withLogin,
  withRole,
  type PersonChange,
} from './change-person.ts';
import { invitePerson } from './invite.ts';

const now = '2026-11-21T10:00:00.000Z';
const actorOf = (role: Role, userId = 'office') => ({
  companyId: 'c',
  userId,
  email: 'office@proeve.dk',
  name: 'Kontor',
  role,
  bookkeeping: false,
});
const session = { startedAt: 1, lastSeenAt: 1, device: 'Chrome på Windows' };
const personOf = (about: Partial<User> = {}): User => ({
  ...invitePerson(actorOf('owner'), { name: 'Jonas Bak', email: 'Jonas@Proeve.dk ' }, 'p1', now),
  status: 'active',
  sessions: { s1: session },
  ...about,
});

describe('sessions', () => {
  const act = (actorId = 'office') => ({
    actor: actorOf('owner', actorId),
    person: personOf({ role: 'administrator' }),
    now,
  });

  test('end when the role changes, the login is closed or the person is deactivated', () => {
    expect(withRole(act(), 'employee').sessions).toEqual({});
    expect(withLogin(act(), false).sessions).toEqual({});
    expect(deactivate(act()).sessions).toEqual({});
  });

  test('stay when nothing changes, and when people change their own role', () => {
    expect(withRole(act(), 'administrator').sessions).toEqual({ s1: session });
    expect(withLogin(act(), true).sessions).toEqual({ s1: session });
    expect(withRole(act('p1'), 'employee').sessions).toEqual({ s1: session });
  });
});

test('upper case in an e-mail is no change of it', () => {
  expect(personOf().email).toBe('jonas@proeve.dk');
});

const give = (by: Role, from: Role, to: Role) => () =>
  withRole({ actor: actorOf(by), person: personOf({ role: from }), now }, to).role;

test.each<[Role, Role, Role]>([
  ['administrator', 'employee', 'administrator'],
  ['administrator', 'administrator', 'employee'],
  ['owner', 'employee', 'owner'],
  ['owner', 'owner', 'employee'],
])('an %s may make an %s an %s', (by, from, to) => {
  expect(give(by, from, to)()).toBe(to);
});

test.each<[Role, Role, Role, string]>([
  ['administrator', 'employee', 'owner', 'Kun en ejer kan gøre nogen til ejer.'],
  ['administrator', 'owner', 'employee', 'Kun en ejer kan ændre en ejer.'],
])('an %s may not make an %s an %s: %s', (by, from, to, text) => {
  expect(give(by, from, to)).toThrow(text);
});

test.each<[string, (change: PersonChange) => User]>([
  ['role', (change) => withRole(change, 'employee')],
  ['login', (change) => withLogin(change, false)],
  ['department', (change) => withDepartment(change, 'd1')],
  ['bookkeeping', (change) => withBookkeeping(change, true)],
  ['fields', (change) => editPerson(change, { name: 'Ny' })],
  ['account', (change) => deactivate(change)],
  ['account again', (change) => reactivate(change)],
  ['invitation', (change) => inviteAgain(change)],
])('an administrator does not change an owner’s %s', (_what, change) => {
  const person = personOf({ role: 'owner' });
  const by = (role: Role) => () => change({ actor: actorOf(role), person, now });
  expect(by('administrator')).toThrow('Kun en ejer kan ændre en ejer.');
  expect(by('owner')).not.toThrow('Kun en ejer kan ændre en ejer.');
});

test('the audit trail holds values that decide rights, and only the names of personal fields', () => {
  const person = personOf();
  const edit = { name: 'Jonas B.', phone: '86123456', role: 'administrator' as const };
  const after = editPerson({ actor: actorOf('owner'), person, now }, edit);
  const { set, audit } = changesOf(person, after);
  expect(set).toEqual({
    name: 'Jonas B.',
    phone: '86123456',
    role: 'administrator',
    sessions: {},
  });
  expect(audit).toEqual({
    fields: ['name', 'phone', 'role', 'sessions'],
    role: 'administrator',
  });
});
