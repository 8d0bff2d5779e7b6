import { secondsOf } from '@driftig/data/core/commit';
import { connectionRepository, type Connection } from '@driftig/data/live/live.repository';
import { sessionEndsRepository } from '@driftig/data/auth/session-ends.repository';

import { accessRefusal } from '../identity/access-refusal.ts';
import { sessionOfSecret, type VerifiedSession } from '../identity/verify-session.ts';
import { services } from '../pipeline/services.ts';
import { closeSockets } from './post.ts';

/** More people than these are found by one query of the company's sockets. */
const mostAskedOne = 4;

/**
 * Open sockets of people with a valid session. Sockets of an ended session or a deactivated user
 * are closed and get nothing (product A8).
 */
export async function liveSockets(
  companyId: string,
  userIds: readonly string[],
  now: string,
): Promise<Connection[]> {
  return liveOnes(companyId, await socketsOf(companyId, new Set(userIds)), now);
}

/** The same for all users of the company. */
export async function liveSocketsOfCompany(companyId: string, now: string): Promise<Connection[]> {
  return liveOnes(companyId, await connectionRepository(services().table).list(companyId), now);
}

/**
 * A session was valid when its socket opened. One small item lists the people whose sessions ended
 * since, so that only their records are read for each change.
 */
async function liveOnes(
  companyId: string,
  sockets: readonly Connection[],
  now: string,
): Promise<Connection[]> {
  if (sockets.length === 0) return [];
  const ends = sessionEndsRepository(services().table, companyId);
  const people = await ends.listPeople(secondsOf(now));
  const doubtful = sockets.filter(({ userId, mustEnrol }) => mustEnrol || people.has(userId));
  const ended = await endedOnes(companyId, doubtful, now);
  if (ended.size > 0) await closeSockets([...ended]);
  return sockets.filter((socket) => !ended.has(socket));
}

/** By the records of their people as they are now. */
async function endedOnes(
  companyId: string,
  sockets: readonly Connection[],
  now: string,
): Promise<ReadonlySet<Connection>> {
  const userIds = [...new Set(sockets.map(({ userId }) => userId))];
  const users = await services().accounts.findUsers(companyId, userIds);
  const userOf = new Map(users.map((user) => [user.userId, user]));
  const sessions = sockets.map(({ userId, secretHash }) => {
    const user = userOf.get(userId);
    return user && sessionOfSecret(user, secretHash, secondsOf(now));
  });
  const open = await Promise.all(sessions.map((session) => isOpen(session, now)));
  return new Set(sockets.filter((_, index) => !open[index]));
}

async function isOpen(session: VerifiedSession | undefined, now: string): Promise<boolean> {
  if (session === undefined) return false;
  return (await accessRefusal(session, { access: 'member' }, services(), now)) === undefined;
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
