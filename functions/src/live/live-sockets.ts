import { secondsOf } from '@driftig/data/commit';
import { connectionRepository, type Connection } from '@driftig/data/live.repository';

import { findSessionOfSecret } from '../identity/verify-session.ts';
import { services } from '../pipeline/services.ts';
import { closeSockets } from './post.ts';

/** More people than these are found by one query of the company's sockets. */
const mostAskedOne = 4;

/**
 * The sockets of people whose sessions are still live, by their records as they are now. Those of a
 * session that was ended, or of somebody switched off, are closed and get nothing (product A8).
 */
export async function liveSockets(
  companyId: string,
  userIds: readonly string[],
  now: string,
): Promise<Connection[]> {
  return liveOnes(companyId, await socketsOf(companyId, new Set(userIds)), now);
}

/** The same of everybody in the company. */
export async function liveSocketsOfCompany(companyId: string, now: string): Promise<Connection[]> {
  return liveOnes(companyId, await connectionRepository(services().table).list(companyId), now);
}

async function liveOnes(
  companyId: string,
  sockets: readonly Connection[],
  now: string,
): Promise<Connection[]> {
  const userIds = [...new Set(sockets.map(({ userId }) => userId))];
  const users = await services().accounts.findUsers(companyId, userIds);
  const userOf = new Map(users.map((user) => [user.userId, user]));
  const isLive = ({ userId, secretHash }: Connection) => {
    const user = userOf.get(userId);
    return (
      user !== undefined && findSessionOfSecret(user, secretHash, secondsOf(now)) !== undefined
    );
  };
  const ended = sockets.filter((socket) => !isLive(socket));
  if (ended.length > 0) await closeSockets(ended);
  return sockets.filter(isLive);
}

async function socketsOf(companyId: string, userIds: ReadonlySet<string>): Promise<Connection[]> {
  const connections = connectionRepository(services().table);
  if (userIds.size > mostAskedOne) {
    const all = await connections.list(companyId);
    return all.filter(({ userId }) => userIds.has(userId));
  }
  const each = await Promise.all([...userIds].map((userId) => connections.list(companyId, userId)));
  return each.flat();
}
