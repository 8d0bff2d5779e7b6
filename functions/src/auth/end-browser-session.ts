import { secondsOf } from '@driftig/data/commit';

import type { PublicContext } from '../pipeline/handler.ts';
import { findSessionOfSecret } from '../identity/verify-session.ts';
import { hashOf } from '../identity/secrets.ts';
import { hasSessionCookie, readSessionCookie } from '../identity/session-cookies.ts';

type BrowserContext = Pick<PublicContext, 'services' | 'requestCookies' | 'storeFor'> & {
  readonly now: string;
};

/**
 * Ends the session that the request's cookie belongs to. Does nothing without one. False when no
 * cookie of a session came along at all.
 */
export async function endBrowserSession({
  services,
  now,
  requestCookies,
  storeFor,
}: BrowserContext): Promise<boolean> {
  if (!hasSessionCookie(requestCookies)) return false;
  const cookie = readSessionCookie(requestCookies);
  if (cookie === undefined) return true;
  const user = await services.accounts.findUser(cookie.companyId, cookie.userId);
  const found = user && findSessionOfSecret(user, hashOf(cookie.secret), secondsOf(now));
  if (user === undefined || found === undefined) return true;
  const [id] = found;
  await storeFor(user.companyId, user.userId).commit({
    writes: [services.sessions.end(user, id)],
    audit: { action: 'auth.loggedOut', subject: `user ${user.userId}` },
    outbox: [{ name: 'loggedOut', payload: { userId: user.userId } }],
  });
  return true;
}
