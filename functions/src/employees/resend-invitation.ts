import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { openPlanOf } from '@driftig/domain/company/plan';
import { inviteAgain } from '@driftig/domain/employees/change-person';
import { invitationEvents } from '@driftig/domain/employees/invite';

import type { Handler } from '../pipeline/handler.ts';
import { invitationSent } from './texts.ts';

export const resendInvitation: Handler<typeof employeeRoutes.resendInvitation> = async ({
  actor,
  input,
  store,
  now,
  today,
}) => {
  const [person, company] = await Promise.all([
    store.users.get(input.body.id),
    store.company.get(),
  ]);
  const renewed = inviteAgain({ actor, person, now });
  await store.employees.assertMayInvite(renewed, company);
  // Another user may have taken the e-mail after the invitation had ended, or given it back.
  const again = {
    ...renewed,
    emailElsewhere: await store.employees.isEmailElsewhere(person.email, now),
  };
  await store.commit({
    writes: store.employees.change(person, again, openPlanOf(company, today)),
    ...invitationEvents('invitedAgain', again),
  });
  return { message: invitationSent(person.email) };
};
