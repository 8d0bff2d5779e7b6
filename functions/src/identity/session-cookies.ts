import type { SessionTokens } from './identity.ts';

/**
 * Cookies are first-party only: the SPA and the API share one origin (product W12).
 * The `__Host-` prefix makes browsers refuse them from any other host and from unencrypted pages.
 */
const flags = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const accessName = '__Host-driftig_access';
const refreshName = '__Host-driftig_refresh';
const sessionName = '__Host-driftig_session';
/** In seconds; the lifetime of the pool's refresh token. */
const thirtyDays = 30 * 24 * 60 * 60;

export interface SessionCookies {
  readonly access: string | undefined;
  readonly refresh: string | undefined;
  /** The secret whose hash is the session's id in the user record. */
  readonly session: string | undefined;
}

export function readSessionCookies(cookies: readonly string[] | undefined): SessionCookies {
  const value = (name: string) => cookieValue(cookies, name);
  return { access: value(accessName), refresh: value(refreshName), session: value(sessionName) };
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

/** Set-Cookie values. `secret` is given when a session begins; a renewed one keeps its cookie. */
export function sessionCookies(tokens: SessionTokens, secret?: string): string[] {
  const values = [
    [accessName, tokens.accessToken],
    [refreshName, tokens.refreshToken],
    [sessionName, secret],
  ] as const;
  return values.flatMap(([name, value]) =>
    value === undefined ? [] : [setCookie(name, value, thirtyDays)],
  );
}

export function clearSessionCookies(): string[] {
  return [accessName, refreshName, sessionName].map(clearCookie);
}

/** Sent when the pool has refused the refresh token, so that it is not tried on each request. */
export function clearRefreshCookie(): string {
  return clearCookie(refreshName);
}

const clearCookie = (name: string) => setCookie(name, '', 0);
