import { consume } from '../events/consume.ts';
import { mailOf } from '../mail/mail-template.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { planNames } from './texts.ts';

/** Tells the operator whom to call. Run twice it sends the same mail twice, which does no harm. */
export const handler = consume('planRequested', async ({ payload }) => {
  const { email, companyName, plan, message } = payload;
  const wished = planNames[plan];
  await sendMail(
    mailOf({
      to: mailEnvironment().OPERATOR_EMAIL,
      replyTo: email,
      subject: `${wished}: ${companyName}`,
      paragraphs: [
        `${companyName} vil gerne tale om ${wished}.`,
        `Kontakt: ${email}`,
        ...(message === '' ? [] : [message]),
      ],
    }),
  );
});
