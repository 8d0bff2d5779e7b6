import { secondsOf } from '@driftig/data/commit';
import { SessionsChanged } from '@driftig/data/sessions.repository';
import { companyStore } from '@driftig/data/store';
import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';
import { ulid } from 'ulid';

import type { Services } from '../pipeline/services.ts';
import { hashOf, newSecret } from './secrets.ts';

interface SessionStart {
  readonly device: string;
  /** ISO UTC. */
  readonly now: string;
}

const maxTries = 12;

/**
 * One more session of a person, as they were when the password was verified; gives its secret, for
 * the cookie. Several may log in as the same person at once: who meets another reads anew.
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
    if (now?.passwordChangedAt !== user.passwordChangedAt) throw new AppError('wrong_credentials');
    read = now;
  }
  throw new AppError('conflict');
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
  return store
    .commit({
      writes: [services.sessions.begin(read, id, session)],
      audit: {
        action: 'auth.loggedIn',
        subject: `user ${read.userId}`,
        changes: { device: from.device },
      },
    })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof SessionsChanged) return false;
        throw error;
      },
    );
}
