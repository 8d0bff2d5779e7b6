import { nameInMail } from '@driftig/domain/name-in-mail';

import { consume } from '../events/consume.ts';
import { mailOf } from '../mail/mail-template.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { planNames } from './texts.ts';

/** Mails the operator the contact. A repeated event sends the same mail again. */
export const handler = consume('planRequested', async ({ payload }) => {
  const { email, companyName, plan, message } = payload;
  const planName = planNames[plan];
  await sendMail(
    mailOf({
      to: mailEnvironment().OPERATOR_EMAIL,
      replyTo: email,
      subject: `${planName}: ${nameInMail(companyName)}`,
      paragraphs: [
        `${companyName} vil gerne tale om ${planName}.`,
        `Kontakt: ${email}`,
        ...(message === '' ? [] : [message]),
      ],
    }),
  );
});
