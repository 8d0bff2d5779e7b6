import { consume } from '../events/consume.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { contactMail } from './operator-mails.ts';

/** Mails the message to the operator. A repeated event mails it again. */
export const handler = consume('contactSent', async ({ payload }) => {
  await sendMail(contactMail(mailEnvironment().OPERATOR_EMAIL, payload));
});
