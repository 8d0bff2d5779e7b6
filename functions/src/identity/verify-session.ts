import { actFor } from '@driftig/data/acting';
import { secondsOf } from '@driftig/data/commit';
import type { Actor } from '@driftig/domain/actor';
import { isLive, sessionIdOf } from '@driftig/domain/auth/sessions';
import type { Session, User } from '@driftig/domain/auth/user';

import type { Services } from '../pipeline/services.ts';
import { hashOf } from './secrets.ts';
import { readSessionCookie } from './session-cookies.ts';

/** In seconds. `lastSeenAt` is written at most once an hour, not on each request. */
const oneHour = 60 * 60;

/** Who calls, and the session they call from. */
export interface VerifiedSession {
  readonly actor: Actor;
  readonly sessionId: string;
  /** Of the secret in its cookie, which sockets are bound to: a renewed secret closes them. */
  readonly secretHash: string;
  /** Two-step login was required when this session began, and is not set up yet. */
  readonly mustEnrol: boolean;
  readonly hasPicture: boolean;
}

/**
 * Session cookie -> the user's record -> actor; undefined when any step fails. The record must hold
 * the session whose secret is in the cookie, so a stolen cookie stops working when its session is
 * ended (docs/decisions/0090). `now` is ISO UTC.
 */
export async function verifySession(
  requestCookies: readonly string[] | undefined,
  services: Services,
  now: string,
): Promise<VerifiedSession | undefined> {
  const cookie = readSessionCookie(requestCookies);
  if (cookie === undefined) return undefined;
  const secretHash = hashOf(cookie.secret);
  const seconds = secondsOf(now);
  const user = await services.accounts.findUser(cookie.companyId, cookie.userId);
  const found = user && findSessionOfSecret(user, secretHash, seconds);
  if (user === undefined || found === undefined) return undefined;
  const [sessionId, session] = found;
  const isStale = session.lastSeenAt + oneHour <= seconds;
  const markSeen = () => services.sessions.updateLastSeen(user, sessionId, seconds);
  if (isStale && !(await actFor(user.companyId, markSeen))) return undefined;
  const mustEnrol = session.mustEnrol === true && !user.secondFactor;
  const hasPicture = user.picture !== '';
  return { actor: actorOf(user), sessionId, secretHash, mustEnrol, hasPicture };
}

/** The session in the record; undefined when it is over or the user may not log in. */
export function findLiveSession(user: User, sessionId: string, now: number): Session | undefined {
  if (!mayLogIn(user) || !Object.hasOwn(user.sessions, sessionId)) return undefined;
  const session = user.sessions[sessionId];
  return session && isLive(session, now) ? session : undefined;
}

/** The same by the hash of the secret in its cookie, with its id. */
export function findSessionOfSecret(
  user: User,
  secretHash: string,
  now: number,
): readonly [id: string, session: Session] | undefined {
  const id = sessionIdOf(user.sessions, secretHash);
  const session = id === undefined ? undefined : findLiveSession(user, id, now);
  return id === undefined || session === undefined ? undefined : [id, session];
}

export function mayLogIn(user: User): boolean {
  return user.status === 'active' && user.loginAllowed;
}

export function actorOf(user: User): Actor {
  const { companyId, userId, email, name, role, bookkeeping } = user;
  return { companyId, userId, email, name, role, bookkeeping };
}
