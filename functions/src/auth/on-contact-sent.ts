import { consume } from '../http/consume.ts';
import { mailEnvironment, sendMail } from '../http/send-mail.ts';
import { contactMail } from './operator-mails.ts';

/** Passes the message on. Run twice it sends it twice, which does no harm. */
export const handler = consume('contactSent', async ({ payload }) => {
  await sendMail(contactMail(mailEnvironment().OPERATOR_EMAIL, payload));
});
