import { secondsOf } from '@driftig/data/commit';

import type { PublicContext } from '../pipeline/handler.ts';
import { verifyTokens, findLiveSession } from '../identity/verify-session.ts';
import { hashOf } from '../identity/secrets.ts';
import { readSessionCookies } from '../identity/session-cookies.ts';

type BrowserContext = Pick<PublicContext, 'services' | 'requestCookies' | 'storeFor'> & {
  readonly now: string;
};

/**
 * Ends the session that the request's cookies belong to, in the record and at the pool. Does nothing
 * without one. False when no cookie of a session came along at all.
 */
export async function endBrowserSession(context: BrowserContext): Promise<boolean> {
  const cookies = readSessionCookies(context.requestCookies);
  if (!cookies.access && !cookies.refresh && !cookies.session) return false;
  await endInRecord(context);
  if (cookies.refresh) await context.services.identity.revoke(cookies.refresh);
  return true;
}

async function endInRecord({
  services,
  now,
  requestCookies,
  storeFor,
}: BrowserContext): Promise<void> {
  const cookies = readSessionCookies(requestCookies);
  if (!cookies.session) return;
  const person = (await verifyTokens(cookies, services))?.subject;
  if (person === undefined) return;
  const id = hashOf(cookies.session);
  const user = await services.accounts.findUser(person.companyId, person.userId);
  if (user === undefined || !findLiveSession(user, id, secondsOf(now))) return;
  await storeFor(person.companyId, person.userId).commit({
    writes: [services.sessions.end(person, id)],
    audit: { action: 'auth.loggedOut', subject: `user ${person.userId}` },
    outbox: [{ name: 'loggedOut', payload: { userId: person.userId } }],
  });
}
