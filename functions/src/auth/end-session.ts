import type { authRoutes } from '@driftig/contracts/auth/routes';
import { AppError } from '@driftig/domain/errors';
import { sessionsEndedEvent } from '@driftig/domain/events';

import type { Handler } from '../pipeline/handler.ts';
import { sessionEnded } from './texts.ts';

export const endSession: Handler<typeof authRoutes.endSession> = async (context) => {
  const { own, store, actor, input } = context;
  const { sessions } = await own.readUser();
  if (!Object.hasOwn(sessions, input.body.id)) throw new AppError('not_found');
  await store.commit({
    writes: [own.endSession(input.body.id)],
    audit: { action: 'auth.sessionEnded', subject: `user ${actor.userId}` },
    outbox: [sessionsEndedEvent(actor.userId)],
  });
  return { message: sessionEnded };
};
