import type { AllowanceStatus } from '@driftig/contracts/accounting/allowance-status';
import type { BilagType } from '@driftig/contracts/accounting/bilag-type';
import type { ExpenseStatus } from '@driftig/contracts/accounting/expense-status';
import type { ReceiptStatus } from '@driftig/contracts/records/types/receipts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { loadedDownTo, spendingOf, totalSpent } from './spending.ts';

const row = {
  id: 'a',
  date: '2026-03-12',
  description: 'Skruer',
  employeeId: 'u1',
  departmentId: 'd1',
  team: 'Lager',
  tripTitle: '',
};
const receipt = {
  ...row,
  businessName: 'Stark',
  employeeName: 'Jonas',
  price: 34_875,
  status: 'approved' as ReceiptStatus,
  type: 'expense' as BilagType,
};
const expense = { ...row, name: 'Freja', amount: 16_500, status: 'paid' as ExpenseStatus };
const allowance = { ...row, name: 'Freja', amount: 39_400, status: 'approved' as AllowanceStatus };

test.each<[ReceiptStatus, number]>([
  ['actionNeeded', 0],
  ['approved', 1],
  ['rejected', 0],
  ['accepted', 1],
])('a receipt that is %s is %i rows of spending', (status, count) => {
  expect(spendingOf([{ ...receipt, status }], [], [])).toHaveLength(count);
});

test.each<[ExpenseStatus, number]>([
  ['pending', 0],
  ['approved', 1],
  ['paid', 1],
  ['rejected', 0],
])('an expense that is %s is %i rows of spending', (status, count) => {
  expect(spendingOf([], [{ ...expense, status }], [])).toHaveLength(count);
});

test.each<[AllowanceStatus, number]>([
  ['pending', 0],
  ['approved', 1],
  ['rejected', 0],
])('mileage that is %s is %i rows of spending', (status, count) => {
  expect(spendingOf([], [], [{ ...allowance, status }])).toHaveLength(count);
});

test('a credit note lowers the total, and an income is no spending', () => {
  const credit = { ...receipt, id: 'b', type: 'creditNote' as const, price: -4875 };
  const income = { ...receipt, id: 'c', type: 'income' as const };
  const rows = spendingOf([receipt, credit, income], [expense], []);
  expect(totalSpent(rows)).toBe(34_875 - 4875 + 16_500);
});

test('the newest date comes first, whichever list it is from', () => {
  const days = (date: string) => ({ id: date, date });
  const rows = spendingOf(
    [
      { ...receipt, ...days('2026-03-03') },
      { ...receipt, ...days('2026-03-01') },
    ],
    [{ ...expense, ...days('2026-03-02') }],
    [{ ...allowance, ...days('2026-03-04') }],
  );
  expect(rows.map(({ date }) => date)).toEqual([
    '2026-03-04',
    '2026-03-03',
    '2026-03-02',
    '2026-03-01',
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual(['allowance', 'receipt', 'expense', 'receipt']);
});

test('a row shows the employee and the department of what it is of', () => {
  expect(spendingOf([receipt], [], [])).toMatchObject([
    { name: 'Jonas', team: 'Lager', departmentId: 'd1', what: 'Stark', amount: 34_875, receipt },
  ]);
  expect(spendingOf([], [expense], [])).toMatchObject([
    { name: 'Freja', team: 'Lager', departmentId: 'd1', what: 'Skruer', amount: 16_500, expense },
  ]);
  expect(spendingOf([], [], [allowance])).toMatchObject([
    { name: 'Freja', team: 'Lager', departmentId: 'd1', amount: 39_400, allowance },
  ]);
});

test('the totals of the teams add up to the total of all, to the øre', () => {
  const team = fc.constantFrom('d1', 'd2', '');
  const some = fc.record({ price: fc.integer({ min: -1e9, max: 1e9 }), departmentId: team });
  const more = fc.record({ amount: fc.integer({ min: 1, max: 1e9 }), departmentId: team });
  fc.assert(
    fc.property(fc.array(some), fc.array(more), (receipts, expenses) => {
      const rows = spendingOf(
        receipts.map((one) => ({ ...receipt, ...one })),
        expenses.map((one) => ({ ...expense, ...one })),
        [],
      );
      const teams = ['d1', 'd2', ''].map((id) => ({
        amount: totalSpent(rows.filter(({ departmentId }) => departmentId === id)),
      }));
      const sent = [...receipts.map(({ price }) => price), ...expenses.map(({ amount }) => amount)];
      expect(totalSpent(teams)).toBe(totalSpent(rows));
      expect(totalSpent(rows)).toBe(sent.reduce((sum, one) => sum + one, 0));
    }),
  );
});

const upTo = (...dates: string[]) => ({ rows: dates.map((date) => ({ date })), hasMore: true });
const whole = (...dates: string[]) => ({ ...upTo(...dates), hasMore: false });

test.each([
  ['whole lists are shown whole', [whole('2026-03-02'), whole()], ''],
  [
    'a list with more ends where its last row is',
    [upTo('2026-03-02', '2026-02-01'), whole()],
    '2026-02-01',
  ],
  ['of two, the one that goes less far', [upTo('2026-02-01'), upTo('2025-01-01')], '2026-02-01'],
  ['a whole list limits nothing', [whole('2026-03-02'), upTo('2025-01-01')], '2025-01-01'],
  ['nothing is shown of a list that has given nothing yet', [upTo(), upTo('2025-01-01')], '9999'],
])('%s', (_rule, lists, date) => {
  expect(loadedDownTo(lists)).toBe(date);
});
