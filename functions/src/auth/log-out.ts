import type { authRoutes } from '@driftig/contracts/auth/routes';
import { secondsOf } from '@driftig/data/commit';

import type { Context, Handler } from '../pipeline/handler.ts';
import { verifyTokens, findLiveSession } from '../identity/verify-session.ts';
import { hashOf } from '../identity/secrets.ts';
import { clearSessionCookies, readSessionCookies } from '../identity/session-cookies.ts';
import { loggedOut } from './texts.ts';

type LogOut = typeof authRoutes.logOut;

/** Ends the session in the record and at the pool, and clears the cookies; works without one. */
export const logOut: Handler<LogOut> = async (context) => {
  const { refresh } = readSessionCookies(context.requestCookies);
  await endSession(context);
  if (refresh) await context.services.identity.revoke(refresh);
  context.setCookies(clearSessionCookies());
  return { message: loggedOut };
};

async function endSession(context: Context<LogOut>): Promise<void> {
  const { services, now, requestCookies, storeFor } = context;
  const cookies = readSessionCookies(requestCookies);
  const person = (await verifyTokens(cookies, services))?.subject;
  if (person === undefined || !cookies.session) return;
  const id = hashOf(cookies.session);
  const user = await services.accounts.findUser(person.companyId, person.userId);
  if (user === undefined || !findLiveSession(user, id, secondsOf(now))) return;
  await storeFor(person.companyId, person.userId).commit({
    writes: [services.sessions.end(person, id)],
    audit: { action: 'auth.loggedOut', subject: `user ${person.userId}` },
  });
}
