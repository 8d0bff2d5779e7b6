import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { withDepartment } from '@driftig/domain/employees/change-person';

import type { Handler } from '../pipeline/handler.ts';
import { changePerson } from '../changes/employees/change-person.ts';
import { personChanged } from './texts.ts';

export const changeDepartment: Handler<typeof employeeRoutes.changeDepartment> = async (
  context,
) => {
  const { id, departmentId } = context.input.body;
  await changePerson(context, id, (act) => withDepartment(act, departmentId ?? ''));
  return { message: personChanged };
};
