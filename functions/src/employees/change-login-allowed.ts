import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { withLogin } from '@driftig/domain/employees/change-person';

import type { Handler } from '../pipeline/handler.ts';
import { changePerson } from '../changes/employees/change-person.ts';
import { personChanged } from './texts.ts';

export const changeLoginAllowed: Handler<typeof employeeRoutes.changeLoginAllowed> = async (
  context,
) => {
  const { id, loginAllowed } = context.input.body;
  await changePerson(context, id, (act) => withLogin(act, loginAllowed));
  return { message: personChanged };
};
