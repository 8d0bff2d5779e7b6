import type { authRoutes } from '@driftig/contracts/auth/routes';
import { sessionsEndedEvent } from '@driftig/domain/events';

import type { Handler } from '../pipeline/handler.ts';
import { othersEnded } from './texts.ts';

export const endOtherSessions: Handler<typeof authRoutes.endOtherSessions> = async (context) => {
  const { account, store, actor } = context;
  await store.commit({
    writes: [account.endOtherSessions(await account.readUser())],
    audit: { action: 'auth.otherSessionsEnded', subject: `user ${actor.userId}` },
    outbox: [sessionsEndedEvent(actor.userId)],
  });
  return { message: othersEnded };
};
