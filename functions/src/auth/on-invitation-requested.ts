import { consume } from '../events/consume.ts';
import { findPerson } from './find-person.ts';
import { mailInvitation } from './mail-invitation.ts';

/** Mails a pending invitation's link once more; nobody else gets a mail. A repeated event mails again. */
export const handler = consume('invitationRequested', async ({ payload }) => {
  const user = await findPerson(payload.email);
  if (user !== undefined) await mailInvitation(user);
});
