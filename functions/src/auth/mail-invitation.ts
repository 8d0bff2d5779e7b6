import { actingFor } from '@driftig/data/credentials/acting';
import { companyStore } from '@driftig/data/store';
import { isInvited } from '@driftig/domain/auth/invitation';
import { invitationToken } from '@driftig/domain/auth/mailed-token';
import type { User } from '@driftig/domain/auth/user';
import { addDays, danishDate } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { ulid } from 'ulid';

import { services } from '../pipeline/services.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { invitationMail, invitedElsewhereMail } from './account-mails.ts';
import { createToken } from './mailed-token.ts';

/** Mails a new invitation link, or says that the e-mail is in use elsewhere; does nothing for a user without an open invitation. */
export async function mailInvitation(user: User): Promise<void> {
  const now = new Date().toISOString();
  if (!isInvited(user, now)) return;
  const { companyId, userId } = user;
  const store = companyStore(services().table, user, { now, newId: ulid });
  const { settings } = await actingFor(companyId, store).company.get();
  const about = { companyId, kind: 'user', id: userId } as const;
  const words = {
    to: user.email,
    name: user.name,
    companyName: settings.companyName,
    siteUrl: mailEnvironment().SITE_URL,
  };
  if (user.emailElsewhere) {
    await sendMail({ ...invitedElsewhereMail(words), about });
    return;
  }
  const token = await createToken(services(), (hash) => invitationToken(hash, user));
  const lastDay = formatDate(addDays(danishDate(user.invitationEnds), -1));
  await sendMail({ ...invitationMail({ ...words, token, lastDay }), about });
}
