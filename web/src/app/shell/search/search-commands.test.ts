import type { SessionUser } from '@driftig/contracts/auth/session';
import type { Role } from '@driftig/contracts/core/access';
import type { Plan } from '@driftig/contracts/core/plans';
import { expect, test } from 'vitest';

import { findIn, queryOf } from '../../../features/search/find.ts';
import { screensFor } from '../../screens-for.ts';
import { searchCommands } from './search-commands.ts';

const today = '2026-11-27';

interface Given {
  readonly role?: Role;
  readonly bookkeeping?: boolean;
  readonly openPlan?: Plan;
  readonly suspended?: boolean;
}

function commandsOf(given: Given) {
  const { role = 'owner', bookkeeping = false, openPlan = 'pro', suspended = false } = given;
  const company = { openPlan, suspended } as SessionUser['company'];
  return searchCommands(
    { company, role, bookkeeping },
    screensFor({ role, bookkeeping, mustEnrol: false }),
    today,
  );
}
const titlesOf = (given: Given) => commandsOf(given).map(({ title }) => title);

test.each<[string, Given, readonly string[]]>([
  ['an employee', { role: 'employee' }, ['Registrer timer', 'Skriv besked']],
  ['an employee on Starter', { role: 'employee', openPlan: 'starter' }, ['Registrer timer']],
  [
    'an administrator without bookkeeping',
    { role: 'administrator' },
    [
      'Ny faktura',
      'Opret kunde',
      'Opret ordre',
      'Opret produkt',
      'Inviter kollega',
      'Skriv besked',
      'Godkend uge 48',
      'Godkend uge 47',
    ],
  ],
  ['an owner of a suspended company', { suspended: true }, []],
])('%s has the commands of their screens and plan', (_, given, titles) => {
  expect(titlesOf(given)).toEqual(titles);
});

test('a bookkeeper can upload receipts', () => {
  expect(titlesOf({ bookkeeping: true })).toContain('Upload kvittering');
});

test('a week leads to its hours that wait', () => {
  const week = commandsOf({}).find(({ title }) => title === 'Godkend uge 47');
  expect(week?.to).toBe('/approvehours?status=pending&from=2026-11-16&to=2026-11-22');
});

test.each([
  ['godkend uge', ['Godkend uge 48', 'Godkend uge 47']],
  ['godkend sidste uge', ['Godkend uge 47']],
  ['ny kunde', ['Opret kunde']],
  ['faktura ny', []],
  ['kunde', []],
])('%s finds %j: a command begins with its first word', (typed, titles) => {
  const { hits } = findIn('commands', commandsOf({}), queryOf(typed));
  expect(hits.map(({ title }) => title)).toEqual(titles);
});
