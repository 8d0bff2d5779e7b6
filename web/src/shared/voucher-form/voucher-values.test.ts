import { expect, test } from 'vitest';

import { employeeOptions } from './voucher-values.ts';

const employees = [{ id: 'm', name: 'Mette Nordahl' }];
const active = { value: 'm', label: 'Mette Nordahl' };

test('an employee who left stays the choice of their own voucher', () => {
  const voucher = { employeeId: 'j', employeeName: 'Jonas Holm' };
  expect(employeeOptions(employees, voucher)).toEqual([
    active,
    { value: 'j', label: 'Jonas Holm (fratrådt)' },
  ]);
});

test.each([
  undefined,
  { employeeId: 'm', employeeName: 'Mette' },
  { employeeId: '', employeeName: '' },
])('only active employees are offered for %j', (voucher) => {
  expect(employeeOptions(employees, voucher)).toEqual([active]);
});
