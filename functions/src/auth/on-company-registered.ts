import { consume } from '../events/consume.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { welcomeMail } from './account-mails.ts';
import { enterpriseMail } from './operator-mails.ts';

/**
 * Sends the welcome mail, and for an Enterprise plan a mail to the operator (product A7). A repeated
 * event sends the same mails again.
 */
export const handler = consume('companyRegistered', async ({ payload }) => {
  const { SITE_URL, OPERATOR_EMAIL } = mailEnvironment();
  const { email, companyName, plan } = payload;
  await sendMail(welcomeMail(email, companyName, SITE_URL));
  if (plan === 'enterprise') await sendMail(enterpriseMail(OPERATOR_EMAIL, email, companyName));
});
