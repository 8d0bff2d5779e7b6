import type { authRoutes } from '@driftig/contracts/auth/routes';
import { sessionsEndedEvent } from '@driftig/domain/events';

import { hashOf, newSecret } from '../identity/secrets.ts';
import type { Handler } from '../pipeline/handler.ts';
import { othersEnded } from './texts.ts';

/** Asks for the password, so that an unlocked computer is not enough to put its owner out elsewhere. A copy of this session's cookie ends, too. */
export const endOtherSessions: Handler<typeof authRoutes.endOtherSessions> = async (context) => {
  const { account, store, actor, input } = context;
  await account.verifyPassword('password', input.body.password);
  const secret = newSecret();
  const secretHash = hashOf(secret);
  await store.commit({
    writes: [account.endOtherSessions(await account.readUser(), { secretHash })],
    audit: { action: 'auth.otherSessionsEnded', subject: `user ${actor.userId}` },
    outbox: [sessionsEndedEvent(actor.userId)],
  });
  context.renewCookie(secret);
  return { message: othersEnded };
};
