import { knownCookie } from '@driftig/contracts/edge/known-cookie';
import { sessionLifetime } from '@driftig/domain/auth/sessions';
import type { User } from '@driftig/domain/auth/user';

/**
 * First-party only: the SPA and the API share one origin (product W12). The `__Host-` prefix makes
 * browsers refuse it from any other host and from unencrypted pages.
 */
const flags = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const sessionName = '__Host-driftig_session';

/** Session that the browser claims. Only the hash of the secret, in the record, proves it. */
interface SessionCookie {
  readonly companyId: string;
  readonly userId: string;
  readonly secret: string;
}

const form = /^([\w-]{1,40})\.([\w-]{1,40})\.([\w-]{43})$/;

/** Undefined without one, and for anything we never set. */
export function readSessionCookie(
  cookies: readonly string[] | undefined,
): SessionCookie | undefined {
  const [, companyId, userId, secret] = form.exec(cookieValue(cookies, sessionName) ?? '') ?? [];
  if (companyId === undefined || userId === undefined || secret === undefined) return undefined;
  return { companyId, userId, secret };
}

export function hasSessionCookie(cookies: readonly string[] | undefined): boolean {
  return cookieValue(cookies, sessionName) !== undefined;
}

/** The value of a cookie of the request. */
export function cookieValue(
  cookies: readonly string[] | undefined,
  name: string,
): string | undefined {
  return cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

export function setCookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; ${flags}`;
}

/** The Set-Cookie value of a session that begins. */
export function sessionCookie(
  { companyId, userId }: Pick<User, 'companyId' | 'userId'>,
  secret: string,
): string {
  return setCookie(sessionName, `${companyId}.${userId}.${secret}`, sessionLifetime);
}

export function clearSessionCookie(): string {
  return setCookie(sessionName, '', 0);
}

/** Beside the session's cookie, for as long; `clear` takes it away. It is no secret, and the page reads it. */
export function sessionSign(clear?: 'clear'): string {
  const value = clear === undefined ? `1; Max-Age=${sessionLifetime}` : '; Max-Age=0';
  return `${knownCookie}=${value}; Path=/; Secure; SameSite=Strict`;
}
