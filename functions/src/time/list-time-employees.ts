import type { timeRoutes } from '@driftig/contracts/time/routes';
import { compareNames } from '@driftig/domain/company/department';
import { nameOf } from '@driftig/domain/employees/name-of';

import type { Handler } from '../pipeline/handler.ts';
import { isManager } from './requested-employee.ts';

/** Active people for managers; other callers get themselves only (product R7). */
export const listTimeEmployees: Handler<typeof timeRoutes.listTimeEmployees> = async ({
  store,
  actor,
}) => {
  if (!isManager(actor)) return [{ id: actor.userId, name: nameOf(actor) }];
  const people = await store.users.listNames();
  return people
    .filter(({ status }) => status === 'active')
    .map((person) => ({ id: person.userId, name: nameOf(person) }))
    .toSorted(compareNames);
};
