import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { deactivate } from '@driftig/domain/employees/change-person';
import { nameOf } from '@driftig/domain/employees/name-of';

import type { Handler } from '../pipeline/handler.ts';
import { changePerson } from '../changes/employees/change-person.ts';
import { personDeactivated } from './texts.ts';

export const deactivateEmployee: Handler<typeof employeeRoutes.deactivateEmployee> = async (
  context,
) => {
  const person = await changePerson(context, context.input.body.id, deactivate);
  return { message: personDeactivated(nameOf(person)) };
};
