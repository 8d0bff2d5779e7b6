import { expect, test } from 'vitest';

import { dietOf, driveOf } from '../../accounting/allowances/allowance.samples.ts';
import type { Expense } from '../../accounting/expense.ts';
import { owedToEmployees } from './owed-to-employees.ts';

const expense: Expense = {
  id: 'e1',
  employeeId: 'm1',
  name: 'Jonas Lind',
  departmentId: '',
  amount: 648_50,
  date: '2026-03-12',
  status: 'paid',
  isDecided: true,
  description: 'Brændstof',
  tripId: '',
  tripTitle: '',
  comment: '',
  voucher: 0,
  version: 1,
};
const { isDecided: _decided, ...madeAsPaid } = expense;
const approved = { status: 'approved' } as const;
const exportedAt = '2026-04-01T08:00:00.000Z';

test('approved expenses, mileage and diets are owed, the oldest first', () => {
  const allowances = [driveOf(approved), dietOf(approved)];
  const owed = owedToEmployees({ expenses: [expense], allowances });
  expect(owed.map(({ kind }) => kind)).toEqual(['diet', 'expense', 'drive']);
});

test.each<[string, readonly Expense[], readonly ReturnType<typeof driveOf>[]]>([
  ['waits', [{ ...expense, status: 'pending' }], [driveOf({})]],
  ['is denied', [{ ...expense, status: 'rejected' }], [driveOf({ status: 'rejected' })]],
  ['is posted', [{ ...expense, voucher: 4 }], [driveOf({ ...approved, voucher: 5 })]],
  ['was in a payroll file', [{ ...expense, exportedAt }], [driveOf({ ...approved, exportedAt })]],
  ['was made as paid', [madeAsPaid], []],
])('one that %s is not owed', (_, expenses, allowances) => {
  expect(owedToEmployees({ expenses, allowances })).toEqual([]);
});
