import { consume } from '../events/consume.ts';
import { sendMail } from '../mail/send-mail.ts';
import { enquiryToMail } from './enquiry-behind-mail.ts';
import { acknowledgementMail } from './enquiry-mails.ts';

/** Tells who sent a booking form that it came through. A repeated event mails it again. */
export const handler = consume('enquiryAcknowledged', async ({ companyId, at, payload }) => {
  const { enquiryId: id } = payload;
  const found = await enquiryToMail({ companyId, at }, id);
  if (found === undefined) return;
  const mail = acknowledgementMail(found.values, found.settings);
  await sendMail({ ...mail, about: { companyId, kind: 'enquiry', id } });
});
