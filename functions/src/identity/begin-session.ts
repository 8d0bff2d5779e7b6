import { actingFor } from '@driftig/data/credentials/acting';
import { secondsOf } from '@driftig/data/core/commit';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
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

/**
 * Adds a session to the user's record and gives its secret, for the cookie; tried again when another
 * login wrote the record first (optimistic lock).
 * Throws wrong_credentials when the password or the role was changed, two-step login switched on or off,
 * or the login taken away, after they were verified.
 */
export async function beginSession(
  services: Services,
  user: User,
  from: SessionStart,
): Promise<string> {
  const secret = newSecret();
  await retryOnConflict(async () => {
    const now = await services.accounts.findUser(user.companyId, user.userId);
    if (now === undefined || !isVerifiedAs(user, now)) throw new AppError('wrong_credentials');
    await writeSession(services, now, hashOf(secret), from);
  });
  return secret;
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

async function writeSession(
  services: Services,
  read: User,
  id: string,
  from: SessionStart,
): Promise<void> {
  const startedAt = secondsOf(from.now);
  const session = { startedAt, lastSeenAt: startedAt, device: from.device };
  const store = companyStore(services.table, read, { now: from.now, newId: ulid });
  await actingFor(read.companyId, store).commit({
    writes: [services.sessions.begin(read, id, session)],
    audit: {
      action: 'auth.loggedIn',
      subject: `user ${read.userId}`,
      changes: { device: from.device },
    },
    outbox:
      sessionsToEnd(read.sessions, startedAt).length > 0 ? [sessionsEndedEvent(read.userId)] : [],
  });
}
