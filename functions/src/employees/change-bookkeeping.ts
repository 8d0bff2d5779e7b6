import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { withBookkeeping } from '@driftig/domain/employees/change-person';

import type { Handler } from '../pipeline/handler.ts';
import { changePerson } from '../changes/employees/change-person.ts';
import { personChanged } from './texts.ts';

export const changeBookkeeping: Handler<typeof employeeRoutes.changeBookkeeping> = async (
  context,
) => {
  const { id, bookkeeping } = context.input.body;
  await changePerson(context, id, (act) => withBookkeeping(act, bookkeeping));
  return { message: personChanged };
};
