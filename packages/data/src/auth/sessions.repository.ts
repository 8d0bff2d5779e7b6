import { maxSessions, sessionsToEnd } from '@driftig/domain/auth/sessions';
import type { Session, User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';

import { tryConditionalWrite } from '../core/conditional-write.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { userEntity } from './auth.entities.ts';
import type { Table } from '../core/client.ts';
import { updateOf, type Write } from '../core/write.ts';

type Person = Pick<User, 'companyId' | 'userId'>;
export type PasswordChange = Partial<
  Pick<User, 'passwordChangedAt' | 'secondFactor' | 'recoveryHashes'>
>;

/** The session with its new secret, where one is given. */
export const withSecretHash = (session: Session, secretHash: string | undefined): Session => ({
  ...session,
  ...(secretHash !== undefined && { secretHash }),
});

/**
 * The sessions in a user's record. Each is updated by its own document path, so that updates of two
 * sessions at once are both kept.
 */
export function sessionRepository(table: Table) {
  const users = userEntity(table);
  const recordOf = ({ companyId, userId }: Person) => users.patch({ companyId, userId });

  return {
    /**
     * Adds a session and removes those that exceed the limit. Throws VersionConflict when the
     * sessions, the password, the second factor or the role are no longer those of `user`, or they may not
     * log in any more: the login may have used an old password, or none of the two steps that are asked
     * for by now, and who was switched off is not to be logged in once they are switched on again.
     */
    begin(user: User, id: string, session: Session): Write {
      const ending = sessionsToEnd(user.sessions, session.startedAt);
      const room = maxSessions - 1 + ending.length;
      const update = recordOf(user)
        .data((item, op) => {
          op.set(item.sessions[id], session);
          for (const old of ending) op.remove(item.sessions[old]);
        })
        .where((item, op) =>
          [
            op.eq(item.passwordChangedAt, user.passwordChangedAt),
            op.eq(item.secondFactor, user.secondFactor),
            op.eq(item.role, user.role),
            op.eq(item.status, user.status),
            op.eq(item.loginAllowed, user.loginAllowed),
            `${op.size(item.sessions)} <= ${op.escape(room)}`,
            ...ending.map((old) => op.exists(item.sessions[old])),
          ].join(' AND '),
        );
      return updateOf(update, () => new VersionConflict());
    },

    /** `id` must come from the record itself, since it becomes part of the update expression. */
    end(person: Person, id: string): Write {
      const update = recordOf(person).data((item, op) => op.remove(item.sessions[id]));
      return updateOf(update, () => new AppError('not_found'));
    },

    /**
     * Ends all but one, also those begun since `user` was read; refused when that one has ended. With a
     * `secretHash` only the secret of that hash opens it from then on.
     */
    endOthers(
      user: User,
      id: string,
      { secretHash, ...changed }: PasswordChange & Pick<Session, 'secretHash'> = {},
    ): Write {
      const kept = user.sessions[id];
      const update = recordOf(user)
        .set({
          ...changed,
          sessions: kept === undefined ? {} : { [id]: withSecretHash(kept, secretHash) },
        })
        .where((item, op) => op.exists(item.sessions[id]));
      return updateOf(update, () => new AppError('not_logged_in'));
    },

    endAll(person: Person, changed: PasswordChange = {}): Write {
      const update = recordOf(person).set({ ...changed, sessions: {} });
      return updateOf(update, () => new AppError('not_found'));
    },

    /** Marks a session to set up two-step login first; does nothing when it has ended. */
    async requireEnrolment(person: Person, id: string): Promise<void> {
      const update = recordOf(person)
        .data((item, op) => op.set(item.sessions[id]?.mustEnrol, true))
        .where((item, op) => op.exists(item.sessions[id]));
      await tryConditionalWrite(() => update.go());
    },

    /** Notes that the session got a secret for an app; refused when it has ended. */
    markAppSecret(person: Person, id: string, now: number): Write {
      const update = recordOf(person)
        .data((item, op) => op.set(item.sessions[id]?.appSecretAt, now))
        .where((item, op) => op.exists(item.sessions[id]));
      return updateOf(update, () => new AppError('not_logged_in'));
    },

    /** `now` in seconds since 1970. False when the session has ended. */
    updateLastSeen(person: Person, id: string, now: number): Promise<boolean> {
      const update = recordOf(person)
        .data((item, op) => op.set(item.sessions[id]?.lastSeenAt, now))
        .where((item, op) => op.exists(item.sessions[id]));
      return tryConditionalWrite(() => update.go());
    },
  };
}
