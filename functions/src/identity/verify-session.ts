import { actFor } from '@driftig/data/credentials/acting';
import { secondsOf } from '@driftig/data/core/commit';
import { companyRepository } from '@driftig/data/company/company.repository';
import type { Actor } from '@driftig/domain/actor';
import { isLive, sessionIdOf } from '@driftig/domain/auth/sessions';
import type { Session, User } from '@driftig/domain/auth/user';
import type { DateText } from '@driftig/domain/dates';
import { needsSecondFactor } from '@driftig/domain/company/second-factor';
import type { Company } from '@driftig/domain/company/settings';

import type { Services } from '../pipeline/services.ts';
import { hashOf } from './secrets.ts';
import { readSessionCookie } from './session-cookies.ts';

/** In seconds. `lastSeenAt` is written at most once an hour, not on each request. */
const oneHour = 60 * 60;

/** The caller and their session. */
export interface VerifiedSession {
  readonly actor: Actor;
  readonly sessionId: string;
  /** Hash of the cookie's secret, which sockets are bound to: a renewed secret closes them. */
  readonly secretHash: string;
  /** Seconds since 1970. */
  readonly lastSeenAt: number;
  /** Two-step login is asked for, maybe from a later day, and was not set up when this session began. */
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
  const seconds = secondsOf(now);
  const user = await services.accounts.findUser(cookie.companyId, cookie.userId);
  const verified = user && sessionOfSecret(user, hashOf(cookie.secret), seconds);
  if (user === undefined || verified === undefined) return undefined;
  const { sessionId, lastSeenAt } = verified;
  const isStale = lastSeenAt + oneHour <= seconds;
  const markSeen = () => services.sessions.updateLastSeen(user, sessionId, seconds);
  return isStale && !(await actFor(user.companyId, markSeen)) ? undefined : verified;
}

/** The live session in the record that the secret of this hash opens. */
export function sessionOfSecret(
  user: User,
  secretHash: string,
  now: number,
): VerifiedSession | undefined {
  const sessionId = sessionIdOf(user.sessions, secretHash);
  const session = sessionId === undefined ? undefined : findLiveSession(user, sessionId, now);
  if (sessionId === undefined || session === undefined) return undefined;
  const { lastSeenAt } = session;
  const mustEnrol = session.mustEnrol === true && !user.secondFactor;
  const hasPicture = user.picture !== '';
  return { actor: actorOf(user), sessionId, secretHash, lastSeenAt, mustEnrol, hasPicture };
}

/**
 * The company, where this session must set up two-step login before anything else. Read again: its owner
 * may have stopped requiring it since the session began.
 */
export async function companyThatRequiresSecondFactor(
  { actor, mustEnrol }: Pick<VerifiedSession, 'actor' | 'mustEnrol'>,
  { table }: Pick<Services, 'table'>,
  today: DateText,
): Promise<Company | undefined> {
  if (!mustEnrol) return undefined;
  const { companyId } = actor;
  const company = await actFor(companyId, () => companyRepository(table, companyId).get());
  return needsSecondFactor(company, actor, today) ? company : undefined;
}

/** The session in the record; undefined when it is over or the user may not log in. */
export function findLiveSession(user: User, sessionId: string, now: number): Session | undefined {
  if (!mayLogIn(user) || !Object.hasOwn(user.sessions, sessionId)) return undefined;
  const session = user.sessions[sessionId];
  return session && isLive(session, now) ? session : undefined;
}

export function mayLogIn(user: User): boolean {
  return user.status === 'active' && user.loginAllowed;
}

function actorOf(user: User): Actor {
  const { companyId, userId, email, name, role, bookkeeping } = user;
  return { companyId, userId, email, name, role, bookkeeping };
}
