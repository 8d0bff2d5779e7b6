import { consume } from '../http/consume.ts';
import { sendMail } from '../http/send-mail.ts';
import { welcomeMail } from './welcome-mail.ts';

/** Run twice it sends the same greeting twice, which does no harm. */
export const handler = consume('companyRegistered', ({ payload }) =>
  sendMail(welcomeMail(payload.email, payload.companyName, process.env['SITE_URL'] ?? '')),
);
