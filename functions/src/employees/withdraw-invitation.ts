import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { assertInvited } from '@driftig/domain/employees/invite';

import type { Handler } from '../pipeline/handler.ts';
import { invitationWithdrawn } from './texts.ts';

/** Removes the person, which frees their place in the plan and invalidates the link. */
export const withdrawInvitation: Handler<typeof employeeRoutes.withdrawInvitation> = async ({
  actor,
  input,
  store,
}) => {
  const person = await store.users.get(input.body.id);
  assertInvited(actor, person);
  await store.commit({
    writes: await store.employees.remove(person),
    audit: { action: 'employees.invitationWithdrawn', subject: `user ${person.userId}` },
  });
  return { message: invitationWithdrawn };
};
