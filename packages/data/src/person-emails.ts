import { isHeld } from '@driftig/domain/auth/invitation';
import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';

import { invitedElsewhereEntity, loginEntity } from './auth.entities.ts';
import type { Table } from './client.ts';
import { deleteOf, putOf, type Write } from './write.ts';

/**
 * Whose an e-mail is (product M3): a login across all companies, or the name of an invitation within one
 * where somebody of another company logs in with it. An invitation holds its e-mail until it ends (A25).
 */
export function personEmails(table: Table, companyId: string) {
  const logins = loginEntity(table);
  const elsewhere = invitedElsewhereEntity(table);

  const loginOf = async (email: string) =>
    (await logins.get({ email }).go({ consistent: true })).data;

  /** Refused when it is somebody else's, also when an invitation of the own company ended. */
  function take(person: User, refusal: () => Error): Write {
    const { email, userId, emailElsewhere, status, invitedAt, createdAt, invitationEnds } = person;
    const taken = { email, companyId, userId };
    if (emailElsewhere) return putOf(elsewhere.create(taken), refusal);
    const held = status === 'invited' ? { heldUntil: invitationEnds } : {};
    const now = invitedAt || createdAt;
    const put = logins
      .put({ ...taken, ...held })
      .where((item, op) =>
        [
          op.notExists(item.email),
          op.eq(item.userId, userId),
          `(${op.lte(item.heldUntil, now)} AND ${op.ne(item.companyId, companyId)})`,
        ].join(' OR '),
      );
    return putOf(put, refusal);
  }

  function release({ email, userId, emailElsewhere }: User): Write {
    if (emailElsewhere) return deleteOf(elsewhere.delete({ companyId, email }));
    return deleteOf(
      logins
        .delete({ email })
        .where((item, op) => `${op.notExists(item.email)} OR ${op.eq(item.userId, userId)}`),
    );
  }

  return {
    take,
    release,

    /**
     * Whether somebody of another company logs in with it, or is invited there. The inviter is not told
     * (product A21), so as much is written in either case. `now` is ISO UTC.
     */
    async isElsewhere(email: string, now: string): Promise<boolean> {
      const login = await loginOf(email);
      return login !== null && login.companyId !== companyId && isHeld(login, now);
    },

    /** The person, told apart from who took their e-mail once their invitation had ended. */
    async asItStands(person: User): Promise<User> {
      const login = await loginOf(person.email);
      const isTaken = login !== null && login.userId !== person.userId;
      return isTaken ? { ...person, emailElsewhere: true } : person;
    },

    /** What a change of a person does to their e-mail: another one, an invitation renewed or accepted. */
    move(before: User, after: User, refusal: () => Error): Write[] {
      const isSame = after.email === before.email;
      const [was, is] = [before.emailElsewhere === true, after.emailElsewhere === true];
      if (!isSame) return [take(after, refusal), release(before)];
      // Somebody else took the e-mail over: there is nothing of this person's to release.
      if (!was && is) return [take(after, refusal)];
      if (was && !is) return [take(after, refusal), release(before)];
      return is || after.invitationEnds === before.invitationEnds ? [] : [take(after, refusal)];
    },
  };
}

export function emailInUse(message?: string): AppError {
  const fields = { email: 'E-mailen er allerede i brug.' };
  return new AppError('email_taken', { ...(message !== undefined && { message }), fields });
}
