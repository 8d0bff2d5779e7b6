import { expect, test } from 'vitest';

import type { Access, Rights } from '../core/access.ts';
import { mayHave, mayHaveType } from './record-access.ts';

const employee: Rights = { role: 'employee', bookkeeping: true };
const administrator: Rights = { role: 'administrator', bookkeeping: false };
const bookkeeper: Rights = { role: 'administrator', bookkeeping: true };

test.each<[Access | undefined, boolean[]]>([
  [undefined, [false, true, true]],
  ['receipts', [false, false, true]],
  ['owner', [false, false, false]],
])('a type with the access %s is had by those who have that right', (access, expected) => {
  const type = access === undefined ? {} : { access };
  expect([employee, administrator, bookkeeper].map((rights) => mayHave(type, rights))).toEqual(
    expected,
  );
});

test.each(['customers', 'invoices', 'toString'])('%s asks for no more than its calls', (name) => {
  expect(mayHaveType(name, administrator)).toBe(true);
});
