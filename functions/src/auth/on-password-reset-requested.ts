import { secondsOf } from '@driftig/data/core/commit';
import { resetToken } from '@driftig/domain/auth/mailed-token';

import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { mayLogIn } from '../identity/verify-session.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { resetMail } from './account-mails.ts';
import { findPerson } from './find-person.ts';
import { createToken } from './mailed-token.ts';
import { mailInvitation } from './mail-invitation.ts';

/**
 * Mails a reset link to a user who may log in, and the invitation again to one who is only invited.
 * The link's hour begins here. A repeated event mails a second link; using one invalidates both.
 */
export const handler = consume('passwordResetRequested', async ({ payload }) => {
  const user = await findPerson(payload.email);
  if (user === undefined) return;
  await mailInvitation(user);
  if (!mayLogIn(user)) return;
  const now = secondsOf(new Date().toISOString());
  const token = await createToken(services(), (hash) => resetToken(hash, user, now));
  await sendMail(resetMail(user.email, token, mailEnvironment().SITE_URL));
});
