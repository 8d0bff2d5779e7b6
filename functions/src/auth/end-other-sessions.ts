import type { authRoutes } from '@driftig/contracts/auth/routes';
import { sessionsEndedEvent } from '@driftig/domain/events';

import type { Handler } from '../pipeline/handler.ts';
import { othersEnded } from './texts.ts';

/** Asks for the password, so that an unlocked computer is not enough to put its owner out elsewhere. */
export const endOtherSessions: Handler<typeof authRoutes.endOtherSessions> = async (context) => {
  const { account, store, actor, input } = context;
  await account.verifyPassword('password', input.body.password);
  await store.commit({
    writes: [account.endOtherSessions(await account.readUser())],
    audit: { action: 'auth.otherSessionsEnded', subject: `user ${actor.userId}` },
    outbox: [sessionsEndedEvent(actor.userId)],
  });
  return { message: othersEnded };
};
