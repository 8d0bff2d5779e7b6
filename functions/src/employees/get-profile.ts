import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { roles } from '@driftig/contracts/records/types/employees';

import type { Handler } from '../pipeline/handler.ts';
import { readDepartmentNames } from './department-names.ts';

export const getProfile: Handler<typeof employeeRoutes.getProfile> = async ({ actor, store }) => {
  const [person, nameOfDepartment] = await Promise.all([
    store.users.get(actor.userId),
    readDepartmentNames(store),
  ]);
  const { name: fullName, email, phone, mobile, departmentId, role, picture } = person;
  return {
    fullName,
    email,
    phone,
    mobile,
    department: nameOfDepartment(departmentId),
    roleName: roles[role].label,
    hasPicture: picture !== '',
  };
};
