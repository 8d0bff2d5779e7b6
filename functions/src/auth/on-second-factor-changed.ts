import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { secondFactorMail } from './account-mails.ts';

/** Tells the user by mail, who then notices when somebody else made the change. */
export const handler = consume('secondFactorChanged', async ({ companyId, payload }) => {
  const user = await services().accounts.findUser(companyId, payload.userId);
  if (user === undefined) return;
  await sendMail(secondFactorMail(user.email, payload.change, mailEnvironment().SITE_URL));
});
