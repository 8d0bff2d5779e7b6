import type { EmployeeRow, employeeRoutes } from '@driftig/contracts/employees/routes';
import type { User } from '@driftig/domain/auth/user';
import { roles } from '@driftig/contracts/records/types/employees';

import type { Handler } from '../pipeline/handler.ts';
import { readDepartmentNames } from './department-names.ts';

export const listEmployees: Handler<typeof employeeRoutes.listEmployees> = async ({
  input,
  store,
  nextPage,
}) => {
  const [page, nameOfDepartment] = await Promise.all([
    store.employees.list(input.query),
    readDepartmentNames(store),
  ]);
  nextPage(page.cursor);
  return page.rows.map((person) => rowOf(person, nameOfDepartment(person.departmentId)));
};

function rowOf(person: User, department: string): EmployeeRow {
  const { userId: id, name, email, phone, mobile, departmentId, role, location } = person;
  const { loginAllowed, bookkeeping, status, invitedAt, invitationEnds, version } = person;
  return {
    id,
    name,
    email,
    phone,
    mobile,
    departmentId,
    department,
    role,
    roleName: roles[role].label,
    loginAllowed,
    bookkeeping,
    status,
    location,
    invitedAt,
    invitationEnds,
    hasPicture: person.picture !== '',
    secondFactor: person.secondFactor,
    version,
  };
}
