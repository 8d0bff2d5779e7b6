import { secondsOf } from '@driftig/data/core/commit';

import type { PublicContext } from '../pipeline/handler.ts';
import { sessionOfSecret } from '../identity/verify-session.ts';
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
  const session = user && sessionOfSecret(user, hashOf(cookie.secret), secondsOf(now));
  if (user === undefined || session === undefined) return true;
  await storeFor(user.companyId, user.userId).commit({
    writes: [services.sessions.end(user, session.sessionId)],
    audit: { action: 'auth.loggedOut', subject: `user ${user.userId}` },
    outbox: [{ name: 'loggedOut', payload: { userId: user.userId } }],
  });
  return true;
}
