import type { authRoutes } from '@driftig/contracts/auth/routes';

import { clearSessionCookie, sessionSign } from '../identity/session-cookies.ts';
import type { Handler } from '../pipeline/handler.ts';
import { endBrowserSession } from './end-browser-session.ts';
import { loggedOut } from './texts.ts';

/**
 * Works without a session too. Clears only a cookie that came along: from another site it does not,
 * and an answer that cleared it would log the person out all the same. The browser's storage is emptied
 * with it: by the page that logs out, and by the browser itself where the address was typed.
 */
export const logOut: Handler<typeof authRoutes.logOut> = async (context) => {
  if (await endBrowserSession(context)) {
    context.setCookies([clearSessionCookie(), sessionSign('clear')]);
    context.clearStorage();
  }
  return { message: loggedOut };
};
