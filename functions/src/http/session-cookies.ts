import type { SessionTokens } from './identity.ts';

/**
 * Cookies are first-party only: the SPA and the API share one origin (architecture, "Same origin").
 * With `__Host-` browsers themselves see to it that no other host and no unencrypted page sets them.
 */
const flags = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const accessName = '__Host-driftig_access';
const refreshName = '__Host-driftig_refresh';
/** As long as the pool's refresh token lives. */
const thirtyDays = 30 * 24 * 60 * 60;

export interface SessionCookies {
  readonly access: string | undefined;
  readonly refresh: string | undefined;
}

export function readSessionCookies(cookies: readonly string[] | undefined): SessionCookies {
  const value = (name: string) =>
    cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return { access: value(accessName), refresh: value(refreshName) };
}

export function sessionCookies(tokens: SessionTokens): string[] {
  const access = `${accessName}=${tokens.accessToken}; Max-Age=${thirtyDays}; ${flags}`;
  if (tokens.refreshToken === undefined) return [access];
  return [access, `${refreshName}=${tokens.refreshToken}; Max-Age=${thirtyDays}; ${flags}`];
}

export function clearedCookies(): string[] {
  return [`${accessName}=; Max-Age=0; ${flags}`, `${refreshName}=; Max-Age=0; ${flags}`];
}
