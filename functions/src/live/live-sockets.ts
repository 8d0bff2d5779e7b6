import { secondsOf } from '@driftig/data/commit';
import { connectionRepository, type Connection } from '@driftig/data/live.repository';

import { findLiveSession } from '../identity/verify-session.ts';
import { services } from '../pipeline/services.ts';
import { closeSockets } from './post.ts';

/**
 * The sockets of people whose sessions are still live, by their records as they are now. Those of a
 * session that was ended, or of somebody switched off, are closed and get nothing (product A8).
 */
export async function liveSockets(
  companyId: string,
  userIds: readonly string[],
  now: string,
): Promise<Connection[]> {
  const connections = connectionRepository(services().table);
  const found = await Promise.all(
    [...new Set(userIds)].map(async (userId) => {
      const [sockets, user] = await Promise.all([
        connections.list(companyId, userId),
        services().accounts.findUser(companyId, userId),
      ]);
      const isLive = ({ sessionId }: Connection) =>
        user !== undefined && findLiveSession(user, sessionId, secondsOf(now)) !== undefined;
      const ended = sockets.filter((socket) => !isLive(socket));
      if (ended.length > 0) await closeSockets(ended);
      return sockets.filter(isLive);
    }),
  );
  return found.flat();
}
