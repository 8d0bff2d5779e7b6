import { authRoutes } from '@driftig/contracts/auth/routes';

import { call } from './client.ts';
import { ApiError } from './errors.ts';
import { forgetLogin, currentUserId, setSession } from './session.ts';
import type { Session } from './session.ts';

/** Part 2 §2: any answer but 200, and a failure, mean logged out. */
export async function checkSession(): Promise<Session> {
  try {
    const { user } = await call(authRoutes.checkSession, {});
    return { status: 'in', user };
  } catch (error) {
    // Not after a lost connection, nor in a tab whose user gave way to another one.
    const isOver = error instanceof ApiError && error.status === 401;
    if (isOver && currentUserId() === undefined) forgetLogin();
    return { status: 'out' };
  }
}

/** After a change of what the session says (name, company): best effort, never logs anyone out. */
export async function refreshUser(): Promise<void> {
  const now = await checkSession();
  if (now.status === 'in') setSession(now);
}
