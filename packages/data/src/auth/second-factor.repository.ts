import type { Session, User } from '@driftig/domain/auth/user';

import { userEntity } from './auth.entities.ts';
import type { Table } from '../core/client.ts';
import { withSecretHash } from './sessions.repository.ts';
import { updateOf, type Write } from '../core/write.ts';

type Person = Pick<User, 'companyId' | 'userId'>;
interface SwitchingOn {
  readonly recoveryHashes: readonly string[];
  readonly sessionId: string;
  readonly secretHash: string;
  readonly now: string;
}

/** Two-step login switched off, in the user's record. */
export const withoutTwoSteps = { secondFactor: false, recoveryHashes: [] };

const withoutSecret = ({ appSecretAt: _used, ...session }: Session): Session => session;

/** Two-step login in the user's record. The secret is only in the user pool. */
export function secondFactorRepository(table: Table) {
  const users = userEntity(table);
  const recordOf = ({ companyId, userId }: Person) => users.patch({ companyId, userId });

  return {
    /**
     * Uses up the session's secret and ends all other sessions, which began by the password alone, also
     * those begun since `user` was read. Refused (409) when two-step login is on already, or that secret
     * is gone. `now` is ISO UTC; the session goes on with the secret of `secretHash`.
     */
    switchOn(user: User, { recoveryHashes, sessionId, secretHash, now }: SwitchingOn): Write {
      const own = user.sessions[sessionId];
      const sessions =
        own === undefined ? {} : { [sessionId]: withSecretHash(withoutSecret(own), secretHash) };
      const update = recordOf(user)
        .set({ secondFactor: true, secondFactorSince: now, recoveryHashes, sessions })
        .where(
          (item, op) =>
            `${op.eq(item.secondFactor, false)} AND ${op.exists(item.sessions[sessionId]?.appSecretAt)}`,
        );
      return updateOf(update);
    },

    /** Refused (409) when two-step login is off. */
    replaceRecoveryCodes(person: Person, recoveryHashes: readonly string[]): Write {
      const update = recordOf(person)
        .set({ recoveryHashes })
        .where((item, op) => op.eq(item.secondFactor, true));
      return updateOf(update);
    },

    switchOff(person: Person): Write {
      return updateOf(recordOf(person).set(withoutTwoSteps));
    },

    /** Also ends all sessions. Refused when the recovery codes are no longer those of `user`. */
    switchOffAndEndSessions(user: User, refusal?: () => Error): Write {
      const update = recordOf(user)
        .set({ ...withoutTwoSteps, sessions: {} })
        .where((item, op) => op.eq(item.recoveryHashes, user.recoveryHashes));
      return updateOf(update, refusal);
    },
  };
}
