import type { AttemptLimit } from '@driftig/data/auth/attempts.repository';
import { secondsOf } from '@driftig/data/core/commit';
import type { PasswordChange } from '@driftig/data/auth/sessions.repository';
import type { Write } from '@driftig/data/core/write';
import type { Session, User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';

import { wrongPasswordReason } from '../pipeline/security-log.ts';
import type { Services } from '../pipeline/services.ts';
import type { PasswordResult } from './identity.ts';
import { ownSecondFactor, type OwnSecondFactor } from './own-second-factor.ts';
import type { VerifiedSession } from './verify-session.ts';

/** The caller's own user record, sessions and password; no other user's. */
export interface OwnAccount {
  /** The session this request came with. */
  readonly sessionId: string;
  /** Two-step login was required when the session began, and is not set up yet. */
  readonly mustEnrol: boolean;
  readonly hasPicture: boolean;
  readonly secondFactor: OwnSecondFactor;
  readonly readUser: () => Promise<User>;
  readonly endSession: (id: string) => Write;
  /**
   * Ends every session in the record but this request's, also those begun since `record` was read. This
   * one goes on with the secret of `secretHash`, where one is given.
   */
  readonly endOtherSessions: (
    record: User,
    changed?: PasswordChange & Pick<Session, 'secretHash'>,
  ) => Write;
  /** Ends this request's session too. */
  readonly endAllSessions: (changed?: PasswordChange) => Write;
  /**
   * The pool's answer to a right password. Throws bad_input at the field `name` for a wrong one, and
   * too_many after too many.
   */
  readonly verifyPassword: (name: string, password: string) => Promise<PasswordResult>;
  readonly setPassword: (password: string) => Promise<void>;
}

/** Product L20. Of a day as many as a known device has (docs/words/auth.md). */
const ownPasswordLimits = {
  ofASession: { max: 10, windowSeconds: 15 * 60 },
  ofASessionADay: { max: 100, windowSeconds: 24 * 60 * 60 },
} as const satisfies Record<string, AttemptLimit>;

const passwordCounts = (session: string) => [
  { subject: `password:${session}`, limit: ownPasswordLimits.ofASession },
  { subject: `password-day:${session}`, limit: ownPasswordLimits.ofASessionADay },
];

function wrongPassword(name: string): AppError {
  const message = 'Adgangskoden er forkert.';
  return new AppError('bad_input', {
    message,
    fields: { [name]: message },
    details: { reason: wrongPasswordReason },
  });
}

export function ownAccount(session: VerifiedSession, services: Services, now: string): OwnAccount {
  const { actor, sessionId, mustEnrol, hasPicture } = session;
  const username = `${actor.companyId}.${actor.userId}`;
  return {
    sessionId,
    mustEnrol,
    hasPicture,
    secondFactor: ownSecondFactor(session, services, now),
    async readUser() {
      const user = await services.accounts.findUser(actor.companyId, actor.userId);
      if (user === undefined) throw new AppError('not_logged_in');
      return user;
    },
    endSession: (id) => services.sessions.end(actor, id),
    endOtherSessions: (record, changed) => services.sessions.endOthers(record, sessionId, changed),
    endAllSessions: (changed) => services.sessions.endAll(actor, changed),
    async verifyPassword(name, password) {
      // Counted by session, so that an intruder in another session cannot block its owner.
      const counts = passwordCounts(`${username}.${sessionId}`);
      for (const { subject, limit } of counts)
        // oxlint-disable-next-line no-await-in-loop -- a full count ends the attempt before the next one
        await services.attempts.countAttempt(subject, secondsOf(now), limit);
      const result = await services.identity.verifyPassword(username, password);
      if (result === undefined) throw wrongPassword(name);
      await Promise.all(counts.map(({ subject }) => services.attempts.resetAttempts(subject)));
      return result;
    },
    setPassword: (password) => services.identity.setPassword(username, password),
  };
}
