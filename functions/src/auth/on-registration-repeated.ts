import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { mayLogIn } from '../identity/verify-session.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { existingAccountMail } from './account-mails.ts';
import { findPerson } from './find-person.ts';
import { mailInvitation } from './mail-invitation.ts';

/**
 * Takes back the credentials that a registration made for nobody, so that it took as long as any,
 * and tells whose e-mail it is what they can do. Run twice it sends the same mail twice.
 */
export const handler = consume('registrationRepeated', async ({ payload }) => {
  await services().identity.remove(payload.username);
  const user = await findPerson(payload.email);
  if (user === undefined) return;
  await mailInvitation(user);
  if (mayLogIn(user)) await sendMail(existingAccountMail(user.email, mailEnvironment().SITE_URL));
});
