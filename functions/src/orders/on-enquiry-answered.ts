import { addressesIn } from '@driftig/contracts/wire/address-list';
import { companyStore } from '@driftig/data/store';
import { mailSystem } from '@driftig/domain/history/actor-name';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { letterOf } from '../mail/letter.ts';
import { sendMail } from '../mail/send-mail.ts';
import { services } from '../pipeline/services.ts';

/** Mails the company's answer to an enquiry. A repeated event mails it again: better twice than never. */
export const handler = consume('enquiryAnswered', async ({ companyId, at, payload }) => {
  const { enquiryId: id, to, subject, text, copyTo } = payload;
  const scope = { companyId, userId: mailSystem };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const { settings } = await store.company.get();
  await sendMail({
    ...letterOf({ to: addressesIn(to), subject, text }, settings),
    ...(copyTo === '' ? {} : { copyTo }),
    about: { companyId, kind: 'enquiry', id },
  });
});
