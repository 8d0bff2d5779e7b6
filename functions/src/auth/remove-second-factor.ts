import type { authRoutes } from '@driftig/contracts/auth/routes';
import { needsSecondFactor } from '@driftig/domain/company/second-factor';
import { AppError } from '@driftig/domain/errors';
import { sessionsEndedEvent } from '@driftig/domain/events';

import type { Handler } from '../pipeline/handler.ts';
import { secondFactorIsOff, secondFactorNeeded, secondFactorOff } from './texts.ts';

/** Switched off in the pool first; if the record is not written afterwards, a retry does both. */
export const removeSecondFactor: Handler<typeof authRoutes.removeSecondFactor> = async (
  context,
) => {
  const { account, store, actor, input } = context;
  await account.verifyPassword('password', input.body.password);
  if (!(await account.readUser()).secondFactor)
    throw new AppError('conflict', { message: secondFactorIsOff });
  if (needsSecondFactor(await store.company.get(), actor))
    throw new AppError('conflict', { message: secondFactorNeeded });
  await account.secondFactor.setCodeRequired(false);
  await store.commit({
    writes: [account.secondFactor.switchOff()],
    audit: { action: 'auth.secondFactorOff', subject: `user ${actor.userId}` },
    outbox: [{ name: 'secondFactorChanged', payload: { userId: actor.userId, change: 'off' } }],
  });
  // Whoever made it required meanwhile still saw it on here, and ended no session.
  if (needsSecondFactor(await store.company.get(), actor))
    await store.commit({
      writes: [account.endAllSessions()],
      audit: { action: 'auth.sessionsEnded', subject: `user ${actor.userId}` },
      outbox: [sessionsEndedEvent(actor.userId)],
    });
  return { message: secondFactorOff };
};
