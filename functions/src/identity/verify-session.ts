import { secondsOf } from '@driftig/data/commit';
import type { Actor } from '@driftig/domain/actor';
import { isLive } from '@driftig/domain/auth/sessions';
import type { Session, User } from '@driftig/domain/auth/user';

import type { Exchange, Recognised } from '../pipeline/exchange.ts';
import type { Services } from '../pipeline/services.ts';
import { hashOf } from './secrets.ts';
import {
  clearRefreshCookie,
  readSessionCookies,
  sessionCookies,
  type SessionCookies,
} from './session-cookies.ts';
import type { TokenSubject } from './tokens.ts';

/** Of a session in use, how long what the record says of it may be behind; in seconds. */
const oneHour = 60 * 60;

/**
 * Session cookies -> verified token -> the user's own record -> actor, or not logged in. The record
 * must have the session whose secret came along, so a cookie that was stolen dies with its session.
 */
export async function verifySession(
  exchange: Exchange,
  services: Services,
): Promise<Recognised | undefined> {
  const cookies = readSessionCookies(exchange.event.cookies);
  if (!cookies.session) return undefined;
  const sessionId = hashOf(cookies.session);
  const verified = await verifyTokens(cookies, services);
  if (verified === undefined) return undefined;
  const { subject, accessToken, renewed } = verified;
  const now = secondsOf(exchange.now);
  const user = await services.accounts.findUser(subject.companyId, subject.userId);
  const session = user && findLiveSession(user, sessionId, now);
  if (user === undefined || session === undefined) return undefined;
  const isNews = renewed.length > 0 || session.lastSeenAt + oneHour <= now;
  if (isNews && !(await services.sessions.updateLastSeen(user, sessionId, now))) return undefined;
  exchange.cookies.push(...renewed);
  const mustEnrol = session.mustEnrol === true && !user.secondFactor;
  return { actor: actorOf(user), sessionId, accessToken, mustEnrol };
}

interface VerifiedTokens {
  readonly subject: TokenSubject;
  readonly accessToken: string;
  /** The cookies that carry it on, where it had to be renewed or no longer can be. */
  readonly renewed: readonly string[];
}

/**
 * An expired access token is renewed silently; the request it came with is not lost. Where the pool
 * has signed the person out (docs/decisions/0028) the old one still says who they are, and their
 * record whether they are let in.
 */
export async function verifyTokens(
  { access, refresh }: SessionCookies,
  services: Services,
): Promise<VerifiedTokens | undefined> {
  const known = access ? await services.tokens.verify(access) : undefined;
  if (access && known) return { subject: known, accessToken: access, renewed: [] };
  const tokens = refresh ? await services.identity.refresh(refresh) : undefined;
  if (tokens === undefined) return verifyExpiredToken(access, refresh, services);
  const { accessToken } = tokens;
  const subject = await services.tokens.verify(accessToken);
  return subject && { subject, accessToken, renewed: sessionCookies(tokens) };
}

async function verifyExpiredToken(
  access: string | undefined,
  refresh: string | undefined,
  services: Services,
): Promise<VerifiedTokens | undefined> {
  const subject = access ? await services.tokens.verifyExpired(access) : undefined;
  if (!access || subject === undefined) return undefined;
  return { subject, accessToken: access, renewed: refresh ? [clearRefreshCookie()] : [] };
}

/** The session as it stands in the record, where it lets the person in. */
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
