import type { employeeRoutes } from '@driftig/contracts/employees/routes';

import { addInvitedPerson } from '../changes/employees/add-invited-person.ts';
import type { Handler } from '../pipeline/handler.ts';
import { invitationSent } from './texts.ts';

export const inviteEmployee: Handler<typeof employeeRoutes.inviteEmployee> = (context) =>
  addInvitedPerson(context, context.input.body, ({ userId, email }) => ({
    success: true,
    message: invitationSent(email),
    id: userId,
  }));
