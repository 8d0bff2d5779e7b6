import { expect, test } from 'vitest';

import { noPlanning } from '../planning/order-planning.ts';
import { maySeeOrder } from './may-see-order.ts';

const person = (role: 'employee' | 'administrator' | 'owner') =>
  ({ role, userId: 'jonas', companyId: 'c', email: '', name: '', bookkeeping: false }) as const;
const mine = { planning: { ...noPlanning, assignedIds: ['sara', 'jonas'] } };
const theirs = { planning: { ...noPlanning, assignedIds: ['sara'] } };

test('an employee sees the orders they are on and no other', () => {
  const seen = [mine, theirs, {}].map((order) => maySeeOrder(order, person('employee')));
  expect(seen).toEqual([true, false, false]);
});

test('a manager sees all of them', () => {
  for (const role of ['administrator', 'owner'] as const)
    expect([theirs, {}].every((order) => maySeeOrder(order, person(role)))).toBe(true);
});
