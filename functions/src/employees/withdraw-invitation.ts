import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { assertInvited } from '@driftig/domain/employees/invite';

import type { Handler } from '../pipeline/handler.ts';
import { invitationWithdrawn } from './texts.ts';

/** The person is gone, their place in the plan is free, and the link is good for nothing. */
export const withdrawInvitation: Handler<typeof employeeRoutes.withdrawInvitation> = async ({
  actor,
  input,
  store,
}) => {
  const person = await store.users.get(input.body.id);
  assertInvited(actor, person);
  await store.commit({
    writes: store.employees.remove(person),
    audit: { action: 'employees.invitationWithdrawn', subject: `user ${person.userId}` },
  });
  return { message: invitationWithdrawn };
};
