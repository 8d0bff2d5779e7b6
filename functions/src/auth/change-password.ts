import type { authRoutes } from '@driftig/contracts/auth';
import { sessionsEnded } from '@driftig/domain/events';

import type { Handler } from '../http/handler.ts';
import { passwordChanged } from './texts.ts';

/** The session that asks goes on; a login with the old password at the same moment does not. */
export const changePassword: Handler<typeof authRoutes.changePassword> = async (context) => {
  const { own, store, actor, input, now } = context;
  await own.mustKnowPassword('currentPassword', input.body.currentPassword);
  const record = await own.record();
  await own.setPassword(input.body.newPassword);
  await store.commit({
    writes: [own.endOtherSessions(record, { passwordChangedAt: now })],
    audit: { action: 'auth.passwordChanged', subject: `user ${actor.userId}` },
    outbox: [sessionsEnded(actor.userId)],
  });
  return { message: passwordChanged };
};
