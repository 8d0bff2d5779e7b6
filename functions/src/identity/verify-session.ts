import { secondsOf } from '@driftig/data/commit';
import type { Actor } from '@driftig/domain/actor';
import { isLive } from '@driftig/domain/auth/sessions';
import type { Session, User } from '@driftig/domain/auth/user';

import type { Services } from '../pipeline/services.ts';
import { hashOf } from './secrets.ts';
import {
  clearRefreshCookie,
  readSessionCookies,
  sessionCookies,
  type SessionCookies,
} from './session-cookies.ts';
import type { TokenSubject } from './tokens.ts';

/** In seconds. `lastSeenAt` is written at most once an hour, not on each request. */
const oneHour = 60 * 60;

/** Who calls, and the session they call from. */
export interface VerifiedSession {
  readonly actor: Actor;
  readonly sessionId: string;
  readonly accessToken: string;
  /** Two-step login was required when this session began, and is not set up yet. */
  readonly mustEnrol: boolean;
  /** Set-Cookie values for the answer, where the access token had to be renewed. */
  readonly renewedCookies: readonly string[];
}

/**
 * Session cookies -> verified token -> the user's record -> actor; undefined when any step fails.
 * The record must hold the session whose secret is in the cookie, so a stolen cookie stops working
 * when its session is ended. `now` is ISO UTC.
 */
export async function verifySession(
  requestCookies: readonly string[] | undefined,
  services: Services,
  now: string,
): Promise<VerifiedSession | undefined> {
  const cookies = readSessionCookies(requestCookies);
  if (!cookies.session) return undefined;
  const sessionId = hashOf(cookies.session);
  const verified = await verifyTokens(cookies, services);
  if (verified === undefined) return undefined;
  const { subject, accessToken, renewedCookies } = verified;
  const seconds = secondsOf(now);
  const user = await services.accounts.findUser(subject.companyId, subject.userId);
  const session = user && findLiveSession(user, sessionId, seconds);
  if (user === undefined || session === undefined) return undefined;
  const isStale = renewedCookies.length > 0 || session.lastSeenAt + oneHour <= seconds;
  if (isStale && !(await services.sessions.updateLastSeen(user, sessionId, seconds)))
    return undefined;
  const mustEnrol = session.mustEnrol === true && !user.secondFactor;
  return { actor: actorOf(user), sessionId, accessToken, mustEnrol, renewedCookies };
}

interface VerifiedTokens {
  readonly subject: TokenSubject;
  readonly accessToken: string;
  /** Set-Cookie values: the renewed tokens, or the removal of a refresh token the pool refused. */
  readonly renewedCookies: readonly string[];
}

/**
 * Renews an expired access token with the refresh token. Where the pool has signed the user out
 * (docs/decisions/0028), the expired token still names the user, and the caller checks the record.
 */
export async function verifyTokens(
  { access, refresh }: SessionCookies,
  services: Services,
): Promise<VerifiedTokens | undefined> {
  const known = access ? await services.tokens.verify(access) : undefined;
  if (access && known) return { subject: known, accessToken: access, renewedCookies: [] };
  const tokens = refresh ? await services.identity.refresh(refresh) : undefined;
  if (tokens === undefined) return verifyExpiredToken(access, refresh, services);
  const { accessToken } = tokens;
  const subject = await services.tokens.verify(accessToken);
  return subject && { subject, accessToken, renewedCookies: sessionCookies(tokens) };
}

async function verifyExpiredToken(
  access: string | undefined,
  refresh: string | undefined,
  services: Services,
): Promise<VerifiedTokens | undefined> {
  const subject = access ? await services.tokens.verifyExpired(access) : undefined;
  if (!access || subject === undefined) return undefined;
  return { subject, accessToken: access, renewedCookies: refresh ? [clearRefreshCookie()] : [] };
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

export function actorOf(user: User): Actor {
  const { companyId, userId, email, name, role, bookkeeping } = user;
  return { companyId, userId, email, name, role, bookkeeping };
}
