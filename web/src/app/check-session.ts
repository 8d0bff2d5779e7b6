import { authRoutes } from '@driftig/contracts/auth';

import { call } from '../api/client.ts';
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
