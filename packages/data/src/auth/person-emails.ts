import { isHeld } from '@driftig/domain/auth/invitation';
import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';

import { invitedEmailEntity, loginEntity } from './auth.entities.ts';
import type { Table } from '../core/client.ts';
import { deleteOf, putOf, type Write } from '../core/write.ts';

/**
 * Uniqueness of e-mails (product M3): a login across all companies, and within its company the name
 * of an invitation, also when another company's user logs in with it. An invitation holds the login
 * until it ends (A25), and its name until it is accepted or withdrawn.
 */
export function personEmails(table: Table, companyId: string) {
  const login = loginWrites(table, companyId);
  const name = nameWrites(table, companyId);
  const loginOf = async (email: string) =>
    (await loginEntity(table).get({ email }).go({ consistent: true })).data;

  /** Refused when it is in use, also when an invitation of the own company has ended. */
  function take(person: User, refusal: () => Error): Write[] {
    return [
      ...(isInvited(person) ? [name.take(person, refusal)] : []),
      ...(person.emailElsewhere ? [] : [login.take(person, refusal)]),
    ];
  }

  function release(person: User): Write[] {
    return [
      ...(isInvited(person) ? [name.release(person)] : []),
      ...(person.emailElsewhere ? [] : [login.release(person)]),
    ];
  }

  return {
    take,
    release,

    /**
     * True when the e-mail is a login of another company, or invited there. The inviter must not
     * learn this (product A21). `now` is ISO UTC.
     */
    async isElsewhere(email: string, now: string): Promise<boolean> {
      const found = await loginOf(email);
      return found !== null && found.companyId !== companyId && isHeld(found, now);
    },

    /** The person, with `emailElsewhere` when another user took the e-mail after the invitation. */
    async asItStands(person: User): Promise<User> {
      const found = await loginOf(person.email);
      const isTaken = found !== null && found.userId !== person.userId;
      return isTaken ? { ...person, emailElsewhere: true } : person;
    },

    /**
     * Writes for a changed person: another e-mail, or an invitation that is renewed or accepted.
     */
    move(before: User, after: User, refusal: () => Error): Write[] {
      if (after.email !== before.email) return [...take(after, refusal), ...release(before)];
      if (isInvited(before) && !isInvited(after))
        return [login.take(after, refusal), name.release(before)];
      const isAsBefore =
        after.invitationEnds === before.invitationEnds &&
        (after.emailElsewhere === true) === (before.emailElsewhere === true);
      return isAsBefore ? [] : take(after, refusal);
    },
  };
}

const isInvited = ({ status }: User) => status === 'invited';

/** The login, which is unique across all companies. */
function loginWrites(table: Table, companyId: string) {
  const logins = loginEntity(table);
  return {
    take(person: User, refusal: () => Error): Write {
      const { email, userId, invitedAt, createdAt, invitationEnds } = person;
      const held = isInvited(person) ? { heldUntil: invitationEnds } : {};
      const now = invitedAt || createdAt;
      const put = logins
        .put({ email, companyId, userId, ...held })
        .where((item, op) =>
          [
            op.notExists(item.email),
            op.eq(item.userId, userId),
            `(${op.lte(item.heldUntil, now)} AND ${op.ne(item.companyId, companyId)})`,
          ].join(' OR '),
        );
      return putOf(put, refusal);
    },

    release({ email, userId }: User): Write {
      const removal = logins
        .delete({ email })
        .where((item, op) => `${op.notExists(item.email)} OR ${op.eq(item.userId, userId)}`);
      return deleteOf(removal);
    },
  };
}

/** The name of an invitation, which is unique in its company. */
function nameWrites(table: Table, companyId: string) {
  const names = invitedEmailEntity(table);
  return {
    take({ email, userId }: User, refusal: () => Error): Write {
      const put = names
        .put({ companyId, email, userId })
        .where((item, op) => `${op.notExists(item.email)} OR ${op.eq(item.userId, userId)}`);
      return putOf(put, refusal);
    },

    release({ email, userId }: User): Write {
      const removal = names
        .delete({ companyId, email })
        .where((item, op) => `${op.notExists(item.email)} OR ${op.eq(item.userId, userId)}`);
      return deleteOf(removal);
    },
  };
}

export function emailInUse(message?: string): AppError {
  const fields = { email: 'E-mailen er allerede i brug.' };
  return new AppError('email_taken', { ...(message !== undefined && { message }), fields });
}
