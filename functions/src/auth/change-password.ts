import type { authRoutes } from '@driftig/contracts/auth/routes';
import type { Change } from '@driftig/data/core/commit';
import { AppError } from '@driftig/domain/errors';
import { sessionsEndedEvent } from '@driftig/domain/events';

import { assertGoodPassword } from '../identity/common-passwords.ts';
import { hashOf, newSecret } from '../identity/secrets.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { passwordChanged } from './texts.ts';

type ChangePassword = typeof authRoutes.changePassword;

/**
 * Rotates this session's secret. Other sessions are ended before and after the change, in case of a
 * login with the old password in between. Ending them fails when this session has been ended
 * meanwhile.
 */
export const changePassword: Handler<ChangePassword> = async (context) => {
  const { account, store, actor, input } = context;
  await account.verifyPassword('currentPassword', input.body.currentPassword);
  const { companyName } = (await store.company.get()).settings;
  const { newPassword } = input.body;
  await assertGoodPassword('newPassword', newPassword, { email: actor.email, companyName });
  await store.commit({
    writes: [account.endOtherSessions(await account.readUser())],
    audit: { action: 'auth.otherSessionsEnded', subject: `user ${actor.userId}` },
    outbox: [sessionsEndedEvent(actor.userId)],
  });
  await account.setPassword(newPassword);
  const secret = newSecret();
  await commitPasswordChange(context, hashOf(secret));
  context.renewCookie(secret);
  // A session is no proof of the second factor; only a code that was right just now is.
  context.rememberDevice(await account.readUser(), { passedTwoSteps: false });
  return { message: passwordChanged };
};

/** Must not fail once the password is set: if this session has ended meanwhile, all are ended. */
async function commitPasswordChange(
  { account, store, actor, now }: Context<ChangePassword>,
  secretHash: string,
): Promise<void> {
  const change: Pick<Change, 'audit' | 'outbox'> = {
    audit: { action: 'auth.passwordChanged', subject: `user ${actor.userId}` },
    outbox: [sessionsEndedEvent(actor.userId)],
  };
  const changed = { passwordChangedAt: now };
  const writes = [account.endOtherSessions(await account.readUser(), { ...changed, secretHash })];
  await store.commit({ writes, ...change }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'not_logged_in') throw error;
    return store.commit({ writes: [account.endAllSessions(changed)], ...change });
  });
}
