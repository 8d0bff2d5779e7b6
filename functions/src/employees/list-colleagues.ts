import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { compareNames } from '@driftig/domain/company/department';
import { nameOf } from '@driftig/domain/employees/name-of';

import type { Handler } from '../pipeline/handler.ts';
import { readDepartmentNames } from './department-names.ts';

export const listColleagues: Handler<typeof employeeRoutes.listColleagues> = async ({ store }) => {
  const [people, nameOfDepartment] = await Promise.all([
    store.users.list(),
    readDepartmentNames(store),
  ]);
  return people
    .filter(({ status }) => status === 'active')
    .map((person) => ({
      id: person.userId,
      name: nameOf(person),
      department: nameOfDepartment(person.departmentId),
      phone: person.phone,
      mobile: person.mobile,
      hasPicture: person.picture !== '',
    }))
    .toSorted(compareNames);
};
