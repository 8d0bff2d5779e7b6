import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { compareNames } from '@driftig/domain/company/department';
import { nameOf } from '@driftig/domain/employees/name-of';

import type { Handler } from '../pipeline/handler.ts';
import { departmentNamesOf } from './people-at.ts';

/** Active people alone: who is invited has not said yes, and who is inactive has left. */
export const listOrderEmployees: Handler<typeof planningRoutes.listOrderEmployees> = async ({
  store,
}) => {
  const [people, departments] = await Promise.all([
    store.users.listNames(),
    store.departments.list(),
  ]);
  const departmentOf = departmentNamesOf(departments);
  return people
    .filter(({ status }) => status === 'active')
    .map((person) => ({
      id: person.userId,
      name: nameOf(person),
      department: departmentOf(person.departmentId),
    }))
    .toSorted(compareNames);
};
