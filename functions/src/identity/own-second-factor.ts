import { secondsOf } from '@driftig/data/core/commit';
import type { Write } from '@driftig/data/core/write';
import { hasAppSecret } from '@driftig/domain/auth/sessions';
import type { User } from '@driftig/domain/auth/user';
import { wrongCodeError } from '@driftig/domain/auth/wrong-code';

import type { Services } from '../pipeline/services.ts';
import { findLiveSession, type VerifiedSession } from './verify-session.ts';

/** The caller's own two-step login, both in the user pool and in their user record. */
export interface OwnSecondFactor {
  /**
   * A secret for an authenticator app; not in use until `confirm` has succeeded. `token` is that of
   * the password just asked for.
   */
  readonly newSecret: (token: string) => Promise<string>;
  /** Notes in the session that it has a secret to confirm. */
  readonly markSecret: () => Write;
  /** Whether this session got a secret in the last hour; `user` is the caller's record. */
  readonly hasSecret: (user: User) => boolean;
  /** Throws wrong_code at `code` for a wrong code, and too_many after too many. */
  readonly confirm: (token: string, code: string) => Promise<void>;
  /** Sets whether login needs a code after the password. */
  readonly setCodeRequired: (required: boolean) => Promise<void>;
  /**
   * Undoes the change in the pool after the record refused it, and rethrows `error`. Otherwise the
   * pool would ask for an unknown code, or for none where one is required.
   */
  readonly putBack: (error: unknown) => Promise<never>;
  /** Ends all other sessions, and renews the secret of this one; `user` is the caller's record. */
  readonly switchOn: (user: User, recoveryHashes: readonly string[], secretHash: string) => Write;
  readonly switchOff: () => Write;
  readonly renew: (recoveryHashes: readonly string[]) => Write;
}

export function ownSecondFactor(
  { actor, sessionId }: VerifiedSession,
  { identity, accounts, attempts, secondFactors, sessions }: Services,
  now: string,
): OwnSecondFactor {
  const nowSeconds = secondsOf(now);
  const username = `${actor.companyId}.${actor.userId}`;
  return {
    newSecret: (token) => identity.newAppSecret(token),
    markSecret: () => sessions.markAppSecret(actor, sessionId, nowSeconds),
    hasSecret(user) {
      const session = findLiveSession(user, sessionId, nowSeconds);
      return session !== undefined && hasAppSecret(session, nowSeconds);
    },
    async confirm(token, code) {
      const subject = `code:${username}`;
      await attempts.countAttempt(subject, nowSeconds);
      if (!(await identity.confirmApp(token, code))) throw wrongCodeError();
      await attempts.resetAttempts(subject);
    },
    setCodeRequired: (required) => identity.setCodeRequired(username, required),
    async putBack(error) {
      const record = await accounts.findUser(actor.companyId, actor.userId);
      if (record !== undefined) await identity.setCodeRequired(username, record.secondFactor);
      throw error;
    },
    switchOn: (user, recoveryHashes, secretHash) =>
      secondFactors.switchOn(user, { recoveryHashes, sessionId, secretHash, now }),
    switchOff: () => secondFactors.switchOff(actor),
    renew: (hashes) => secondFactors.replaceRecoveryCodes(actor, hashes),
  };
}
