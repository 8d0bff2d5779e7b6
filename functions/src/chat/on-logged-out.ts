import { consume } from '../events/consume.ts';
import { endPush } from '../live/end-push.ts';
import { liveSockets } from '../live/live-sockets.ts';

/** Closes the sockets of a browser that logged out, and ends its push. */
export const handler = consume('loggedOut', async ({ companyId, payload }) => {
  const now = new Date().toISOString();
  await liveSockets(companyId, [payload.userId], now);
  await endPush(companyId, payload.userId, now);
});
