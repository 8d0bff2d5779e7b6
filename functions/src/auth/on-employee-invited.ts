import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { mailInvitation } from './mail-invitation.ts';

/** Mails the link to /signup. A repeated event mails a second link; using one invalidates both. */
export const handler = consume('employeeInvited', async ({ companyId, payload }) => {
  const user = await services().accounts.findUser(companyId, payload.userId);
  if (user !== undefined) await mailInvitation(user);
});
