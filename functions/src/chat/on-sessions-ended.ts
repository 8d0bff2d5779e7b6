import { consume } from '../events/consume.ts';
import { endPush } from '../live/end-push.ts';
import { liveSockets } from '../live/live-sockets.ts';

/** Closes the sockets of sessions that were ended, as by a new password or a changed role, and ends their push. */
export const handler = consume('sessionsEnded', async ({ companyId, payload }) => {
  const now = new Date().toISOString();
  await liveSockets(companyId, [payload.userId], now);
  await endPush(companyId, payload.userId, now);
});
