import type { authRoutes } from '@driftig/contracts/auth';

import type { Handler } from '../http/handler.ts';
import { clearedCookies, readSessionCookies } from '../http/session-cookies.ts';
import { loggedOut } from './texts.ts';

/** Ends the session at the pool and takes the cookies away; without a session it does the same. */
export const logOut: Handler<typeof authRoutes.logOut> = async (context) => {
  const { refresh } = readSessionCookies(context.requestCookies);
  if (refresh) await context.house.identity.revoke(refresh);
  context.setCookies(clearedCookies());
  return { message: loggedOut };
};
