import { actingFor } from '@driftig/data/credentials/acting';
import { secondsOf } from '@driftig/data/core/commit';
import { SessionsChanged } from '@driftig/data/auth/sessions.repository';
import { companyStore } from '@driftig/data/store';
import { sessionsToEnd } from '@driftig/domain/auth/sessions';
import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';
import { sessionsEndedEvent } from '@driftig/domain/events';
import { ulid } from 'ulid';

import type { Services } from '../pipeline/services.ts';
import { hashOf, newSecret } from './secrets.ts';
import { mayLogIn } from './verify-session.ts';

interface SessionStart {
  readonly device: string;
  /** ISO UTC. */
  readonly now: string;
}

const maxTries = 12;

/**
 * Adds a session to the user's record and gives its secret, for the cookie. Optimistic lock: when
 * another login wrote the record first, it is read again, up to 12 times; then it throws conflict.
 * Throws wrong_credentials when the password or the role was changed, two-step login switched on or off,
 * or the login taken away, after they were verified.
 */
export async function beginSession(
  services: Services,
  user: User,
  from: SessionStart,
): Promise<string> {
  const secret = newSecret();
  let read = user;
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    if (await tryBeginSession(services, read, hashOf(secret), from)) return secret;
    const now = await services.accounts.findUser(user.companyId, user.userId);
    if (now === undefined || !isVerifiedAs(user, now)) throw new AppError('wrong_credentials');
    read = now;
  }
  throw new AppError('conflict');
}

/** Whether what was verified with `user` still opens the account. */
function isVerifiedAs(user: User, now: User): boolean {
  return (
    mayLogIn(now) &&
    now.passwordChangedAt === user.passwordChangedAt &&
    now.secondFactor === user.secondFactor &&
    now.role === user.role
  );
}

async function tryBeginSession(
  services: Services,
  read: User,
  id: string,
  from: SessionStart,
): Promise<boolean> {
  const startedAt = secondsOf(from.now);
  const session = { startedAt, lastSeenAt: startedAt, device: from.device };
  const store = companyStore(services.table, read, { now: from.now, newId: ulid });
  return actingFor(read.companyId, store)
    .commit({
      writes: [services.sessions.begin(read, id, session)],
      audit: {
        action: 'auth.loggedIn',
        subject: `user ${read.userId}`,
        changes: { device: from.device },
      },
      outbox:
        sessionsToEnd(read.sessions, startedAt).length > 0 ? [sessionsEndedEvent(read.userId)] : [],
    })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof SessionsChanged) return false;
        throw error;
      },
    );
}
