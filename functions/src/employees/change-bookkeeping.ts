import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { withBookkeeping } from '@driftig/domain/employees/change-person';

import type { Handler } from '../http/handler.ts';
import { changePerson } from './change-person.ts';
import { personChanged } from './texts.ts';

export const changeBookkeeping: Handler<typeof employeeRoutes.changeBookkeeping> = async (
  context,
) => {
  const { id, bookkeeping } = context.input.body;
  await changePerson(context, id, (act) => withBookkeeping(act, bookkeeping));
  return { message: personChanged };
};
