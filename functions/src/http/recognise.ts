import { secondsOf } from '@driftig/data/commit';
import type { Actor } from '@driftig/domain/actor';
import type { User } from '@driftig/domain/auth/user';

import type { Exchange, Recognised } from './exchange.ts';
import type { House } from './house.ts';
import { hashOf } from './secrets.ts';
import { readSessionCookies, sessionCookies, type SessionCookies } from './session-cookies.ts';
import type { TokenSubject } from './tokens.ts';

/**
 * Session cookies -> verified token -> the user's own record -> actor, or not logged in. The record
 * must have the session whose secret came along, so a cookie that was stolen dies with its session.
 */
export async function recognise(exchange: Exchange, house: House): Promise<Recognised | undefined> {
  const cookies = readSessionCookies(exchange.event.cookies);
  if (!cookies.session) return undefined;
  const sessionId = hashOf(cookies.session);
  const verified = await verify(cookies, house);
  if (verified === undefined) return undefined;
  const { subject, accessToken, renewed } = verified;
  const user = await house.accounts.findUser(subject.companyId, subject.userId);
  if (user === undefined || !isWelcome(user, sessionId)) return undefined;
  if (renewed.length > 0 && !(await house.sessions.seen(user, sessionId, secondsOf(exchange.now))))
    return undefined;
  exchange.cookies.push(...renewed);
  const mustEnrol = user.sessions[sessionId]?.mustEnrol === true && !user.secondFactor;
  return { actor: actorOf(user), sessionId, accessToken, mustEnrol };
}

interface Verified {
  readonly subject: TokenSubject;
  readonly accessToken: string;
  /** The cookies that carry it on, where it had to be renewed. */
  readonly renewed: readonly string[];
}

/** An expired access token is renewed silently; the request it came with is not lost. */
export async function verify(
  { access, refresh }: SessionCookies,
  house: House,
): Promise<Verified | undefined> {
  const known = access ? await house.tokens.verify(access) : undefined;
  if (access && known) return { subject: known, accessToken: access, renewed: [] };
  const tokens = refresh ? await house.identity.refresh(refresh) : undefined;
  if (tokens === undefined) return undefined;
  const { accessToken } = tokens;
  const subject = await house.tokens.verify(accessToken);
  return subject && { subject, accessToken, renewed: sessionCookies(tokens) };
}

export function isWelcome(user: User, sessionId: string): boolean {
  return mayLogIn(user) && Object.hasOwn(user.sessions, sessionId);
}

export function mayLogIn(user: User): boolean {
  return user.status === 'active' && user.loginAllowed;
}

function actorOf(user: User): Actor {
  const { companyId, userId, email, name, role, bookkeeping } = user;
  return { companyId, userId, email, name, role, bookkeeping };
}
