import type { Write } from '@driftig/data/write';
import { wrongCodeError } from '@driftig/domain/auth/wrong-code';
import { AppError } from '@driftig/domain/errors';

import type { Services } from '../pipeline/services.ts';
import type { VerifiedSession } from './verify-session.ts';

/** The caller's own two-step login: in the user pool, which asks for codes, and in their record. */
export interface OwnSecondFactor {
  /**
   * A secret for an app; it counts for nothing until it is confirmed. Throws not_logged_in where the
   * session goes on without the pool: who sets two steps up logs in anew.
   */
  readonly newSecret: () => Promise<string>;
  /** Throws wrong_code at `code` unless it is the app's, and too_many when it was wrong too often. */
  readonly confirm: (code: string) => Promise<void>;
  /** Whether the pool asks for a code from now on. */
  readonly setCodeRequired: (asks: boolean) => Promise<void>;
  readonly switchOn: (recoveryHashes: readonly string[]) => Write;
  readonly switchOff: () => Write;
  readonly renew: (recoveryHashes: readonly string[]) => Write;
}

export function ownSecondFactor(
  { actor, accessToken }: VerifiedSession,
  { identity, attempts, secondFactors }: Services,
  nowSeconds: number,
): OwnSecondFactor {
  const username = `${actor.companyId}.${actor.userId}`;
  return {
    async newSecret() {
      const secret = await identity.newAppSecret(accessToken);
      if (secret === undefined) throw new AppError('not_logged_in');
      return secret;
    },
    async confirm(code) {
      const subject = `code:${username}`;
      await attempts.countAttempt(subject, nowSeconds);
      if (!(await identity.confirmApp(accessToken, code))) throw wrongCodeError();
      await attempts.resetAttempts(subject);
    },
    setCodeRequired: (asks) => identity.setCodeRequired(username, asks),
    switchOn: (hashes) => secondFactors.switchOn(actor, hashes),
    switchOff: () => secondFactors.switchOff(actor),
    renew: (hashes) => secondFactors.replaceRecoveryCodes(actor, hashes),
  };
}
