import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { mailInvitation } from './mail-invitation.ts';

/** The link to /signup. Run twice it sends two, of which the first used ends the other. */
export const handler = consume('employeeInvited', async ({ companyId, payload }) => {
  const user = await services().accounts.findUser(companyId, payload.userId);
  if (user !== undefined) await mailInvitation(user);
});
