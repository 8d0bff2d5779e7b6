import type { authRoutes } from '@driftig/contracts/auth/routes';
import { withoutTwoSteps } from '@driftig/data/auth/second-factor.repository';
import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';
import { sessionsEndedEvent, type OutboxEvent } from '@driftig/domain/events';

import { assertGoodPassword } from '../identity/common-passwords.ts';
import type { Handler, PublicContext } from '../pipeline/handler.ts';
import { forgetAttempts } from './login-attempts.ts';
import { findValidToken } from './mailed-token.ts';
import { passwordUpdated } from './texts.ts';

/**
 * The token is used up and every session ended before the password is set, so that only one of two
 * requests at once sets it. Sessions are ended again afterwards, for a login with the old password
 * in between. The token shows that the mailbox is the user's own: the account is open again, and this
 * browser is known from now on. Neither holds for codes of two steps, of which a mailbox shows nothing.
 */
export const updatePassword: Handler<typeof authRoutes.updatePassword> = async (context) => {
  const { services, input, now } = context;
  const found = await findValidToken(context, 'reset', input.body.token);
  if (found === undefined) throw new AppError('token_invalid');
  const { token, user } = found;
  const store = context.storeFor(user.companyId, user.userId);
  const { settings, unconfirmedEmail = '' } = await store.company.get();
  const { companyName } = settings;
  const { newPassword } = input.body;
  await assertGoodPassword('newPassword', newPassword, { email: user.email, companyName });
  const subject = `user ${user.userId}`;
  await store.commit({
    writes: [services.mailedTokens.use(token), services.sessions.endAll(user)],
    audit: { action: 'auth.resetUsed', subject },
    outbox: [sessionsEndedEvent(user.userId)],
  });
  await services.identity.setPassword(`${user.companyId}.${user.userId}`, newPassword);
  // The mail of this token has confirmed the founder's e-mail.
  const isFirstProof = unconfirmedEmail === user.email;
  const endedTwoSteps = isFirstProof && (await endTwoSteps(context, user));
  await store.commit({
    writes: [
      services.sessions.endAll(user, {
        passwordChangedAt: now,
        ...(isFirstProof && withoutTwoSteps),
      }),
      ...(isFirstProof ? [store.company.confirmEmail()] : []),
    ],
    audit: { action: 'auth.passwordChanged', subject },
    alsoAudited: endedTwoSteps ? [{ action: 'auth.secondFactorOff', subject }] : [],
    outbox: [
      sessionsEndedEvent(user.userId),
      ...(endedTwoSteps ? [secondFactorOff(user.userId)] : []),
    ],
  });
  await forgetAttempts(context, user);
  context.rememberDevice({ ...user, passwordChangedAt: now }, { passedTwoSteps: false });
  return { message: passwordUpdated };
};

/**
 * Two-step login may have been set up by a stranger who registered this e-mail
 * (docs/words/auth.md). The pool comes first, since in the other order a failure in between would
 * lock the user out, and regardless of the record: setting it up may have stopped after the pool.
 * Returns whether the record, read when no session is left that could change it, had it on.
 */
async function endTwoSteps(
  { services, note }: Pick<PublicContext, 'services' | 'note'>,
  { companyId, userId }: User,
): Promise<boolean> {
  await services.identity.setCodeRequired(`${companyId}.${userId}`, false);
  const record = await services.accounts.findUser(companyId, userId);
  if (record?.secondFactor !== true) return false;
  note({ kind: 'second_factor_off', outcome: 'done' });
  return true;
}

const secondFactorOff = (userId: string): OutboxEvent => ({
  name: 'secondFactorChanged',
  payload: { userId, change: 'off' },
});
