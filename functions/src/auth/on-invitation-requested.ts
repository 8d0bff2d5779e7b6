import { consume } from '../events/consume.ts';
import { findPerson } from './find-person.ts';
import { mailInvitation } from './mail-invitation.ts';

/**
 * Mails a pending invitation's link again; other e-mails get no mail. A repeated event mails again.
 */
export const handler = consume('invitationRequested', async ({ payload }) => {
  const user = await findPerson(payload.email);
  if (user !== undefined) await mailInvitation(user);
});
