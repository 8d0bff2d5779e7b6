import { sessionRoutes } from '@driftig/contracts/auth/session';

import { call } from '../client.ts';
import { isReachable } from '../connection.ts';
import { ApiError } from '../errors.ts';
import { rememberedUser } from './remembered-user.ts';
import { currentUserId, isCurrentUser, leaveNothing, setSession, wasLoggedIn } from './session.ts';
import type { Session } from './session.ts';
import { tellTabs } from './session-tabs.ts';

/** The answer to the first check, asked for by before-paint.js. */
const page = globalThis as { earlySession?: Promise<Response> | undefined };

function takeEarlySession(): Promise<Response> | undefined {
  const early = page.earlySession;
  page.earlySession = undefined;
  return early;
}

/**
 * Decides the session when a page opens. Without a connection the browser's last user counts as logged in: the page
 * shows what the device keeps, and the first call that the server answers tells whether the session is still there.
 */
export async function openSession(): Promise<Session> {
  const session = await checkSession();
  if (session.status === 'in' || isReachable()) return session;
  const user = rememberedUser();
  return user === undefined ? session : { status: 'in', user };
}

/** Product N4: any answer other than 200, and a failed call, count as logged out. */
export async function checkSession(): Promise<Session> {
  try {
    const { user } = await call(sessionRoutes.checkSession, {}, { early: takeEarlySession() });
    return { status: 'in', user };
  } catch (error) {
    // Not after a lost connection. In a tab that shows a user, a 401 can also mean that another
    // user has logged in in another tab.
    const isOver = error instanceof ApiError && error.status === 401;
    if (isOver && currentUserId() === undefined) {
      if (wasLoggedIn()) tellTabs({ kind: 'ended' });
      leaveNothing();
    }
    return { status: 'out' };
  }
}

/**
 * Asks whether the user of this page is still logged in. A 401 first opens the dialog that asks for the
 * password; false when the session was not renewed by it. Without a connection nothing has ended.
 */
export async function isStillLoggedIn(): Promise<boolean> {
  try {
    await call(sessionRoutes.checkSession, {});
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.status === 401);
  }
}

/** Refetches the user after a change of name or company. Best effort: never logs the user out. */
export async function refreshUser(): Promise<void> {
  const now = await checkSession();
  // The same user is no change: every part of the screen that reads the session would be drawn anew.
  if (now.status !== 'in' || currentUserId() === undefined) return;
  if (!isCurrentUser(now.user)) setSession(now);
}
