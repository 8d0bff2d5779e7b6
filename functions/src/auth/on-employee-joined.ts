import { companyStore } from '@driftig/data/store';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { joinedMail } from './account-mails.ts';

/** Tells the company who joined without the link that only the invited person has. */
export const handler = consume('employeeJoined', async ({ companyId, at, payload }) => {
  const user = await services().accounts.findUser(companyId, payload.userId);
  if (user === undefined) return;
  const store = companyStore(services().table, user, { now: at, newId: ulid });
  const { settings } = await store.company.get();
  await sendMail(joinedMail(settings.email, user.name, user.email, mailEnvironment().SITE_URL));
});
