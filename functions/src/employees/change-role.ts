import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { withRole } from '@driftig/domain/employees/change-person';

import type { Handler } from '../pipeline/handler.ts';
import { changePerson } from '../changes/employees/change-person.ts';
import { personChanged } from './texts.ts';

export const changeRole: Handler<typeof employeeRoutes.changeRole> = async (context) => {
  const { id, role } = context.input.body;
  await changePerson(context, id, (act) => withRole(act, role));
  return { message: personChanged };
};
