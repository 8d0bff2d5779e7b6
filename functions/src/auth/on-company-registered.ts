import { secondsOf } from '@driftig/data/core/commit';
import { confirmationToken } from '@driftig/domain/auth/mailed-token';

import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { welcomeMail } from './account-mails.ts';
import { findPerson } from './find-person.ts';
import { createToken } from './mailed-token.ts';
import { enterpriseMail } from './operator-mails.ts';

/**
 * Sends the welcome mail with the link that confirms the e-mail, and for an Enterprise plan a mail to the operator (product A7). A repeated
 * event sends the same mails again.
 */
export const handler = consume('companyRegistered', async ({ payload }) => {
  const { SITE_URL, OPERATOR_EMAIL } = mailEnvironment();
  const { email, companyName, plan } = payload;
  const user = await findPerson(email);
  if (user === undefined) return;
  const now = secondsOf(new Date().toISOString());
  const token = await createToken(services(), (hash) => confirmationToken(hash, user, now));
  await sendMail(welcomeMail({ to: email, companyName, token, siteUrl: SITE_URL }));
  if (plan === 'enterprise') await sendMail(enterpriseMail(OPERATOR_EMAIL, email, companyName));
});
