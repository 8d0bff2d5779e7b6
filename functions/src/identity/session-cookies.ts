import type { SessionTokens } from './identity.ts';

/**
 * Cookies are first-party only: the SPA and the API share one origin (architecture, "Same origin").
 * With `__Host-` browsers themselves see to it that no other host and no unencrypted page sets them.
 */
const flags = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const accessName = '__Host-driftig_access';
const refreshName = '__Host-driftig_refresh';
const sessionName = '__Host-driftig_session';
/** As long as the pool's refresh token lives. */
const thirtyDays = 30 * 24 * 60 * 60;

export interface SessionCookies {
  readonly access: string | undefined;
  readonly refresh: string | undefined;
  /** The secret whose hash is the session's id in the person's record. */
  readonly session: string | undefined;
}

export function readSessionCookies(cookies: readonly string[] | undefined): SessionCookies {
  const value = (name: string) =>
    cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return { access: value(accessName), refresh: value(refreshName), session: value(sessionName) };
}

/** `secret` of a session that begins; one that is renewed keeps its own. */
export function sessionCookies(tokens: SessionTokens, secret?: string): string[] {
  const values = [
    [accessName, tokens.accessToken],
    [refreshName, tokens.refreshToken],
    [sessionName, secret],
  ] as const;
  return values.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}; Max-Age=${thirtyDays}; ${flags}`],
  );
}

export function clearSessionCookies(): string[] {
  return [accessName, refreshName, sessionName].map(clearCookie);
}

/** The pool has refused it, so it is not asked about it again. */
export function clearRefreshCookie(): string {
  return clearCookie(refreshName);
}

const clearCookie = (name: string) => `${name}=; Max-Age=0; ${flags}`;
