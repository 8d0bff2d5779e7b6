import type { employeeRoutes } from '@driftig/contracts/employees/routes';

import type { Handler } from '../pipeline/handler.ts';
import { changePerson } from '../changes/employees/change-person.ts';
import { profileSaved } from './texts.ts';

/** Changes the user's own name and phones; nothing that decides rights. */
export const updateProfile: Handler<typeof employeeRoutes.updateProfile> = async (context) => {
  const { fullName: name, phone = '', mobile = '' } = context.input.body;
  await changePerson(context, context.actor.userId, ({ person }) => ({
    ...person,
    name,
    phone,
    mobile,
  }));
  return { message: profileSaved };
};
