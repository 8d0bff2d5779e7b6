import type { User } from '@driftig/domain/auth/user';

import { userEntity } from './auth.entities.ts';
import type { Table } from './client.ts';
import { updateOf, type Write } from './write.ts';

type Person = Pick<User, 'companyId' | 'userId'>;
const off = { secondFactor: false, recoveryHashes: [] };

/** Two-step login in a person's own record; the secret itself is in the user pool alone. */
export function secondFactorRepository(table: Table) {
  const users = userEntity(table);
  const recordOf = ({ companyId, userId }: Person) => users.patch({ companyId, userId });

  return {
    /** Refused when it is on already. */
    switchOn(person: Person, recoveryHashes: readonly string[]): Write {
      const update = recordOf(person)
        .set({ secondFactor: true, recoveryHashes })
        .where((item, op) => op.eq(item.secondFactor, false));
      return updateOf(update);
    },

    /** Other recovery codes; refused when it is off. */
    replaceRecoveryCodes(person: Person, recoveryHashes: readonly string[]): Write {
      const update = recordOf(person)
        .set({ recoveryHashes })
        .where((item, op) => op.eq(item.secondFactor, true));
      return updateOf(update);
    },

    switchOff(person: Person): Write {
      return updateOf(recordOf(person).set(off));
    },

    /** Off as of `read`, and logged out everywhere; refused when its recovery codes are others by now. */
    switchOffAndEndSessions(user: User, refusal?: () => Error): Write {
      const update = recordOf(user)
        .set({ ...off, sessions: {} })
        .where((item, op) => op.eq(item.recoveryHashes, user.recoveryHashes));
      return updateOf(update, refusal);
    },
  };
}
