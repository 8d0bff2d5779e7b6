import { expect, test } from 'vitest';

import { decideExpense, linkOfExpense, type Expense } from './expense.ts';

const expense: Expense = {
  id: 'e1',
  amount: 64_850,
  date: '2026-03-12',
  status: 'pending',
  description: '',
  employeeId: 'u1',
  name: 'Jonas',
  departmentId: 'd1',
  tripId: 't1',
  tripTitle: 'Messe',
  comment: '',
  voucher: 0,
  version: 1,
};

test.each(['paid', 'rejected'] as const)('one that waits becomes %s with its comment', (status) => {
  const decided = decideExpense(expense, { status, comment: 'Ja' });
  expect(decided).toEqual({ ...expense, status, comment: 'Ja', isDecided: true, version: 2 });
});

test.each(['approved', 'paid', 'rejected'] as const)('one that is %s is not decided', (status) => {
  const decide = () => decideExpense({ ...expense, status }, { status: 'paid', comment: '' });
  expect(decide).toThrow('Udgiften er allerede afgjort');
});

test('only a rejected one is left out of the sum of its trip', () => {
  const isLeftOut = (status: Expense['status']) => linkOfExpense({ ...expense, status }).isRejected;
  expect((['pending', 'approved', 'paid', 'rejected'] as const).map(isLeftOut)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
