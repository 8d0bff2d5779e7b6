import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { mayLogIn } from '../identity/verify-session.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { closedAccountMail, existingAccountMail } from './account-mails.ts';
import { findPerson } from './find-person.ts';
import { mailInvitation } from './mail-invitation.ts';

/**
 * Removes the credentials that a registration with a used e-mail created only to take as long as any
 * other, and mails the owner of the e-mail. A repeated event mails again.
 */
export const handler = consume('registrationRepeated', async ({ payload }) => {
  await services().identity.remove(payload.username);
  const user = await findPerson(payload.email);
  if (user === undefined) return;
  await mailInvitation(user);
  if (mayLogIn(user)) await sendMail(existingAccountMail(user.email, mailEnvironment().SITE_URL));
  else if (user.status !== 'invited') await sendMail(closedAccountMail(user.email));
});
