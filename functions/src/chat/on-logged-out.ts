import { consume } from '../events/consume.ts';
import { liveSockets } from '../live/live-sockets.ts';

/** Closes the sockets of a browser that logged out. */
export const handler = consume('loggedOut', async ({ companyId, payload }) => {
  await liveSockets(companyId, [payload.userId], new Date().toISOString());
});
