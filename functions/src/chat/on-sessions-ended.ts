import { consume } from '../events/consume.ts';
import { liveSockets } from '../live/live-sockets.ts';

/** Closes the sockets of sessions that were ended, as by a new password or a changed role. */
export const handler = consume('sessionsEnded', async ({ companyId, payload }) => {
  await liveSockets(companyId, [payload.userId], new Date().toISOString());
});
