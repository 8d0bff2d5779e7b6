import { maxSessions, sessionsToEnd } from '@driftig/domain/auth/sessions';
import type { Session, User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';

import { tryConditionalWrite } from './conditional-write.ts';
import { userEntity } from './auth.entities.ts';
import type { Table } from './client.ts';
import { updateOf, type Write } from './write.ts';

type Person = Pick<User, 'companyId' | 'userId'>;
export type PasswordChange = Partial<Pick<User, 'passwordChangedAt'>>;

/** Someone else changed the person's sessions or password since they were read. */
export class SessionsChanged extends Error {
  override readonly name = 'SessionsChanged';
}

/**
 * The sessions in a person's own record. Each is changed by its own path, so that what happens to
 * one at the same time as to another is never lost.
 */
export function sessionRepository(table: Table) {
  const users = userEntity(table);
  const recordOf = ({ companyId, userId }: Person) => users.patch({ companyId, userId });

  return {
    /**
     * One more; where it would be too many, others go. Refused with SessionsChanged when they are no
     * longer as in `read`, and when the password was changed since: the one just tried is then old.
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
            `${op.size(item.sessions)} <= ${op.escape(room)}`,
            ...ending.map((old) => op.exists(item.sessions[old])),
          ].join(' AND '),
        );
      return updateOf(update, () => new SessionsChanged());
    },

    /** Takes one out; `id` must come from the record itself. */
    end(person: Person, id: string): Write {
      const update = recordOf(person).data((item, op) => op.remove(item.sessions[id]));
      return updateOf(update, () => new AppError('not_found'));
    },

    /** Ends all but one, also those that began since `read`; refused when that one was ended. */
    endOthers(user: User, id: string, changed: PasswordChange = {}): Write {
      const kept = user.sessions[id];
      const update = recordOf(user)
        .set({ ...changed, sessions: kept === undefined ? {} : { [id]: kept } })
        .where((item, op) => op.exists(item.sessions[id]));
      return updateOf(update, () => new AppError('not_logged_in'));
    },

    /** Ends all there are. */
    endAll(person: Person, changed: PasswordChange = {}): Write {
      const update = recordOf(person).set({ ...changed, sessions: {} });
      return updateOf(update, () => new AppError('not_found'));
    },

    /** Notes that a session opens little until two steps are set up; of one that is over, nothing. */
    async requireEnrolment(person: Person, id: string): Promise<void> {
      const update = recordOf(person)
        .data((item, op) => op.set(item.sessions[id]?.mustEnrol, true))
        .where((item, op) => op.exists(item.sessions[id]));
      await tryConditionalWrite(() => update.go());
    },

    /** Notes that a session is in use. False when it was ended meanwhile. */
    updateLastSeen(person: Person, id: string, now: number): Promise<boolean> {
      const update = recordOf(person)
        .data((item, op) => op.set(item.sessions[id]?.lastSeenAt, now))
        .where((item, op) => op.exists(item.sessions[id]));
      return tryConditionalWrite(() => update.go());
    },
  };
}
