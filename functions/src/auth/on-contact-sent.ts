import { consume } from '../events/consume.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { contactMail } from './operator-mails.ts';

/** Passes the message on. Run twice it sends it twice, which does no harm. */
export const handler = consume('contactSent', async ({ payload }) => {
  await sendMail(contactMail(mailEnvironment().OPERATOR_EMAIL, payload));
});
