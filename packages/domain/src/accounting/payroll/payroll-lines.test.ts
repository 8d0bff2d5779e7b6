import { expect, test } from 'vitest';

import { dietOf, driveOf } from '../allowances/allowance.samples.ts';
import { decideExpense, type Expense } from '../expense.ts';
import { danlonFile, payrollRowOfAllowance, payrollRowOfExpense } from './payroll-lines.ts';

const expense: Expense = {
  id: 'x',
  employeeId: '01JBM4W000EMP10YEE00000001',
  name: 'Jonas Lind',
  departmentId: '',
  amount: 64_850,
  date: '2026-03-12',
  status: 'approved',
  description: '=2+2',
  tripId: '',
  tripTitle: '',
  comment: '',
  voucher: 0,
  version: 1,
};
const settings = {
  mileage: '61',
  diet: '62',
  expense: '63',
  numbers: { [expense.employeeId]: '100' },
};
const drive = driveOf({ status: 'approved' }, 1_996_000);
const rows = [
  payrollRowOfAllowance(drive),
  payrollRowOfAllowance(dietOf({ status: 'approved' })),
  payrollRowOfExpense(expense),
].filter((row) => row !== undefined);

test('each rate of a drive is a line, and each diet and expense one unit of its amount', () => {
  expect(danlonFile(rows, settings, 'DK 13748136')).toBe(
    [
      '13748136;100;61;4000;394;',
      '13748136;100;61;6000;228;',
      '13748136;100;62;100;132813;',
      '13748136;100;63;100;64850;',
      '',
    ].join('\r\n'),
  );
});

test('only approved rows are paid, and none that was made as paid at once', () => {
  expect(payrollRowOfAllowance(driveOf({}))).toBeUndefined();
  expect(payrollRowOfAllowance(driveOf({ status: 'rejected' }))).toBeUndefined();
  expect(payrollRowOfExpense({ ...expense, status: 'pending' })).toBeUndefined();
  expect(payrollRowOfExpense({ ...expense, status: 'paid' })).toBeUndefined();
  const posted = { ...expense, status: 'paid', voucher: 7, version: 2 } as const;
  expect(payrollRowOfExpense(posted)).toBeUndefined();
  const decided = decideExpense({ ...expense, status: 'pending' }, { status: 'paid', comment: '' });
  expect(payrollRowOfExpense(decided)).toMatchObject({ amount: 64_850 });
});

test.each([
  [{ ...settings, numbers: {} }, '13748136', 'Skriv medarbejdernummer for Jonas Lind først.'],
  [{ ...settings, diet: '' }, '13748136', 'Skriv lønarterne fra jeres lønsystem først.'],
  [{ ...settings, expense: '=1' }, '13748136', 'Skriv lønarterne fra jeres lønsystem først.'],
  [settings, '', 'Skriv jeres CVR-nr. under indstillinger først.'],
])('a file without its numbers is refused with what it lacks: %#', (given, cvr, message) => {
  expect(() => danlonFile(rows, given, cvr)).toThrow(message);
});
