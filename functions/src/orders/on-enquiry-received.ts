import { consume } from '../events/consume.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { enquiryToMail } from './enquiry-behind-mail.ts';
import { enquiryMail } from './enquiry-mails.ts';

/** Tells the company of a new enquiry. A repeated event mails it again. */
export const handler = consume('enquiryReceived', async ({ companyId, at, payload }) => {
  const { enquiryId: id } = payload;
  const found = await enquiryToMail({ companyId, at }, id);
  if (found === undefined || found.settings.email === '') return;
  const mail = enquiryMail(
    { id, values: found.values },
    found.settings,
    mailEnvironment().SITE_URL,
  );
  await sendMail({ ...mail, about: { companyId, kind: 'enquiry', id } });
});
