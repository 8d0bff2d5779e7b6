import { authRoutes } from '@driftig/contracts/auth';

import { call } from './client.ts';
import { setSession } from './session.ts';
import type { Session } from './session.ts';

/** Part 2 §2: any answer but 200, and a failure, mean logged out. */
export async function checkSession(): Promise<Session> {
  try {
    const { user } = await call(authRoutes.checkSession, {});
    return { status: 'in', user };
  } catch {
    return { status: 'out' };
  }
}

/** After a change of what the session says (name, company): best effort, never logs anyone out. */
export async function renewUser(): Promise<void> {
  const now = await checkSession();
  if (now.status === 'in') setSession(now);
}
