import type { authRoutes } from '@driftig/contracts/auth/routes';
import { withoutTwoSteps } from '@driftig/data/second-factor.repository';
import { AppError } from '@driftig/domain/errors';
import { sessionsEndedEvent, type OutboxEvent } from '@driftig/domain/events';

import { assertGoodPassword } from '../identity/common-passwords.ts';
import type { Handler } from '../pipeline/handler.ts';
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
  const { services, input, now, note } = context;
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
  const username = `${user.companyId}.${user.userId}`;
  await services.identity.setPassword(username, newPassword);
  // The mail of this token has confirmed the founder's e-mail.
  const isFirstProof = unconfirmedEmail === user.email;
  // Two steps of before may be a stranger's, who registered somebody else's e-mail (docs/decisions/0104).
  const endsTwoSteps = isFirstProof && user.secondFactor;
  if (endsTwoSteps) {
    // The pool comes first: in the other order a failure in between would lock the user out.
    await services.identity.setCodeRequired(username, false);
    note({ kind: 'second_factor_off', outcome: 'done' });
  }
  await store.commit({
    writes: [
      services.sessions.endAll(user, {
        passwordChangedAt: now,
        ...(endsTwoSteps && withoutTwoSteps),
      }),
      ...(isFirstProof ? [store.company.confirmEmail()] : []),
    ],
    audit: { action: 'auth.passwordChanged', subject, ...(endsTwoSteps && { changes: off }) },
    outbox: [
      sessionsEndedEvent(user.userId),
      ...(endsTwoSteps ? [secondFactorOff(user.userId)] : []),
    ],
  });
  await forgetAttempts(context, user);
  context.rememberDevice({ ...user, passwordChangedAt: now }, { passedTwoSteps: false });
  return { message: passwordUpdated };
};

const off = { secondFactor: false };

const secondFactorOff = (userId: string): OutboxEvent => ({
  name: 'secondFactorChanged',
  payload: { userId, change: 'off' },
});
