import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { compareNames } from '@driftig/domain/company/department';
import { nameOf } from '@driftig/domain/employees/name-of';

import type { Handler } from '../pipeline/handler.ts';

/** Active employees, for select fields. */
export const listEmployeeNames: Handler<typeof employeeRoutes.listEmployeeNames> = async ({
  store,
}) => {
  const people = await store.users.list();
  return people
    .filter(({ status }) => status === 'active')
    .map((person) => ({ id: person.userId, name: nameOf(person) }))
    .toSorted(compareNames);
};
