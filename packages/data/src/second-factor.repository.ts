import type { User } from '@driftig/domain/auth/user';

import { userEntity } from './auth.entities.ts';
import type { Table } from './client.ts';
import { updateOf, type Write } from './write.ts';

type Person = Pick<User, 'companyId' | 'userId'>;
const off = { secondFactor: false, recoveryHashes: [] };

/** Two-step login in the user's record. The secret is only in the user pool. */
export function secondFactorRepository(table: Table) {
  const users = userEntity(table);
  const recordOf = ({ companyId, userId }: Person) => users.patch({ companyId, userId });

  return {
    /** Uses up the session's secret. Refused (409) when two-step login is on already, or that is gone. */
    switchOn(person: Person, recoveryHashes: readonly string[], sessionId: string): Write {
      const update = recordOf(person)
        .data((item, op) => {
          op.set(item.secondFactor, true);
          op.set(item.recoveryHashes, recoveryHashes);
          op.remove(item.sessions[sessionId]?.appSecretAt);
        })
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
      return updateOf(recordOf(person).set(off));
    },

    /** Also ends all sessions. Refused when the recovery codes are no longer those of `user`. */
    switchOffAndEndSessions(user: User, refusal?: () => Error): Write {
      const update = recordOf(user)
        .set({ ...off, sessions: {} })
        .where((item, op) => op.eq(item.recoveryHashes, user.recoveryHashes));
      return updateOf(update, refusal);
    },
  };
}
