import { secondsOf } from '@driftig/data/core/commit';
import { confirmationToken } from '@driftig/domain/auth/mailed-token';

import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { confirmationMail } from './account-mails.ts';
import { createToken } from './mailed-token.ts';

/** Mails a new link; the ones before stay good. A repeated event mails again. */
export const handler = consume('confirmationRequested', async ({ companyId, payload }) => {
  const user = await services().accounts.findUser(companyId, payload.userId);
  if (user === undefined) return;
  const now = secondsOf(new Date().toISOString());
  const token = await createToken(services(), (hash) => confirmationToken(hash, user, now));
  await sendMail(confirmationMail({ to: user.email, token, siteUrl: mailEnvironment().SITE_URL }));
});
