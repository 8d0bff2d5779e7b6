import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { reactivate } from '@driftig/domain/employees/change-person';
import { nameOf } from '@driftig/domain/employees/name-of';

import type { Handler } from '../pipeline/handler.ts';
import { changePerson } from '../changes/employees/change-person.ts';
import { personReactivated } from './texts.ts';

export const reactivateEmployee: Handler<typeof employeeRoutes.reactivateEmployee> = async (
  context,
) => {
  const person = await changePerson(context, context.input.body.id, reactivate);
  return { message: personReactivated(nameOf(person)) };
};
