import { expect, test } from 'vitest';

import type { User } from '../auth/user.ts';
import { employeesOfDepartment } from './employees-of-department.ts';

const person = (name: string, departmentId: string, status: User['status'] = 'active') =>
  ({ userId: name, name, email: '', departmentId, status }) as User;
const people = [
  person('Åse', 'a'),
  person('Bo', 'b'),
  person('Ane', 'a'),
  person('Ib', 'a', 'inactive'),
];

test('active people are listed in Danish order', () => {
  expect(employeesOfDepartment(people, undefined).map(({ name }) => name)).toEqual([
    'Ane',
    'Bo',
    'Åse',
  ]);
});

test('with a department only its people are listed', () => {
  expect(employeesOfDepartment(people, 'b')).toEqual([{ id: 'Bo', name: 'Bo' }]);
});
