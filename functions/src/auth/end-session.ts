import type { authRoutes } from '@driftig/contracts/auth/routes';
import { AppError } from '@driftig/domain/errors';
import { sessionsEndedEvent } from '@driftig/domain/events';

import type { Handler } from '../pipeline/handler.ts';
import { sessionEnded } from './texts.ts';

/** Asks for the password as ending all others does. */
export const endSession: Handler<typeof authRoutes.endSession> = async (context) => {
  const { account, store, actor, input } = context;
  await account.verifyPassword('password', input.body.password);
  const { sessions } = await account.readUser();
  if (!Object.hasOwn(sessions, input.body.id)) throw new AppError('not_found');
  await store.commit({
    writes: [account.endSession(input.body.id)],
    audit: { action: 'auth.sessionEnded', subject: `user ${actor.userId}` },
    outbox: [sessionsEndedEvent(actor.userId)],
  });
  return { message: sessionEnded };
};
