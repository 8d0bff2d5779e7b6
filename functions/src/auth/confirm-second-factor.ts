import type { authRoutes } from '@driftig/contracts/auth/routes';
import type { Change } from '@driftig/data/core/commit';
import { AppError } from '@driftig/domain/errors';
import { sessionsEndedEvent } from '@driftig/domain/events';

import type { Handler } from '../pipeline/handler.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '../identity/recovery-codes.ts';
import { hashOf, newSecret } from '../identity/secrets.ts';
import { secondFactorIsOn, secondFactorNotBegun } from './texts.ts';

/**
 * Only in the session that got the secret, within an hour, and with the password again: the pool's
 * token of the first step was not kept. Ends all other sessions, since they began by the password
 * alone and an intruder may hold one; this one gets a new secret. Switched on in the pool first,
 * and put back there when the session has ended meanwhile. If the record is not written for another
 * reason, the user still logs in with the app and can set it up again.
 */
export const confirmSecondFactor: Handler<typeof authRoutes.confirmSecondFactor> = async (
  context,
) => {
  const { account, store, actor, input, now } = context;
  const user = await account.readUser();
  if (user.secondFactor) throw new AppError('conflict', { message: secondFactorIsOn });
  if (!account.secondFactor.hasSecret(user))
    throw new AppError('conflict', { message: secondFactorNotBegun });
  const { accessToken } = await account.verifyPassword('password', input.body.password);
  if (accessToken === undefined) throw new AppError('conflict', { message: secondFactorIsOn });
  await account.secondFactor.confirm(accessToken, input.body.code);
  await account.secondFactor.setCodeRequired(true);
  const recoveryCodes = newRecoveryCodes();
  const secret = newSecret();
  const change: Change = {
    writes: [
      account.secondFactor.switchOn(user, recoveryCodes.map(hashOfRecoveryCode), hashOf(secret)),
    ],
    audit: { action: 'auth.secondFactorOn', subject: `user ${actor.userId}` },
    outbox: [
      { name: 'secondFactorChanged', payload: { userId: actor.userId, change: 'on' } },
      sessionsEndedEvent(actor.userId),
    ],
  };
  await store.commit(change).catch(account.secondFactor.putBack);
  context.renewCookie(secret);
  context.rememberDevice({ ...user, secondFactorSince: now }, { passedTwoSteps: true });
  return { recoveryCodes };
};
