import type { authRoutes } from '@driftig/contracts/auth/routes';
import { secondsOf } from '@driftig/data/core/commit';
import { liveSessions } from '@driftig/domain/auth/sessions';

import type { Handler } from '../pipeline/handler.ts';

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

export const listSessions: Handler<typeof authRoutes.listSessions> = async ({ account, now }) => {
  const { sessions } = await account.readUser();
  return liveSessions(sessions, secondsOf(now)).map(([id, session]) => ({
    id,
    device: session.device,
    startedAt: instant(session.startedAt),
    lastSeenAt: instant(session.lastSeenAt),
    current: id === account.sessionId,
  }));
};
