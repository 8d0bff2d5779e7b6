import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { openPlanOf } from '@driftig/domain/company/plan';
import { invitationEvents, invitePerson } from '@driftig/domain/employees/invite';

import type { Handler } from '../pipeline/handler.ts';
import { invitationSent } from './texts.ts';

/** The invited person is there at once and counts in the plan; the mail hangs on the event. */
export const inviteEmployee: Handler<typeof employeeRoutes.inviteEmployee> = async (context) => {
  const { actor, store, now, today } = context;
  const id = context.newId();
  const person = invitePerson(actor, context.input.body, id, now);
  const answer = { success: true, message: invitationSent(person.email), id };
  const plan = openPlanOf(await store.company.get(), today);
  await store.employees.assertMayInvite(person);
  await store.commit({
    writes: store.employees.add(person, plan),
    ...invitationEvents('invited', person),
    answer,
  });
  return answer;
};
