import { consume } from '../events/consume.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { welcomeMail } from './account-mails.ts';
import { enterpriseMail } from './operator-mails.ts';

/**
 * Greets the company, and tells the operator of an Enterprise (reading A7). Run twice it sends the
 * same mails twice, which does no harm.
 */
export const handler = consume('companyRegistered', async ({ payload }) => {
  const { SITE_URL, OPERATOR_EMAIL } = mailEnvironment();
  const { email, companyName, plan } = payload;
  await sendMail(welcomeMail(email, companyName, SITE_URL));
  if (plan === 'enterprise') await sendMail(enterpriseMail(OPERATOR_EMAIL, email, companyName));
});
