import type { Plan } from '@driftig/contracts/core/plans';
import { planLimits } from '@driftig/contracts/core/plans';
import type { User } from '@driftig/domain/auth/user';
import { planLimitError } from '@driftig/domain/company/plan';
import type { Company } from '@driftig/domain/company/settings';
import { changesOf } from '@driftig/domain/employees/change-person';
import { countChangesOf } from '@driftig/domain/employees/user-counts';
import { AppError } from '@driftig/domain/errors';

import { attemptsRepository } from './attempts.repository.ts';
import { invitedElsewhereEntity, loginEntity, userEntity } from './auth.entities.ts';
import type { Table } from './client.ts';
import { secondsOf } from './commit.ts';
import { companyEntity } from './company.entities.ts';
import { departmentRepository, changeMemberCount } from './departments.repository.ts';
import { aDay, isNewCompany } from './new-company.ts';
import { assertCursorOf, defaultPageSize, pageOf, type Page, type PageRequest } from './page.ts';
import { deleteOf, putOf, updateOf, type Write } from './write.ts';

/** Per company in 15 minutes, so that it cannot be used to send mail in bulk. */
const maxInvitations = 100;
const newCompanyInvitations = aDay(20);

/**
 * The users of the actor's company as managers change them. Each change also updates the counters of
 * the company and its departments; conditions on them enforce the plan's limit and the last owner.
 */
export function employeeRepository(table: Table, companyId: string) {
  const users = userEntity(table);

  return {
    /** Oldest first. */
    async list(page: PageRequest): Promise<Page<User>> {
      assertCursorOf(page.cursor, { pk: `c#${companyId}#user`, sk: '' });
      const result = await users.query.main({ companyId }).go({
        limit: page.limit ?? defaultPageSize,
        cursor: page.cursor ?? null,
        consistent: true,
      });
      return pageOf(result, (user) => user);
    },

    /**
     * Throws email_unconfirmed (403) before the founder has confirmed their e-mail, not_found when the
     * department does not exist, and too_many above a rate limit.
     */
    async assertMayInvite({ departmentId, invitedAt }: User, company: Company): Promise<void> {
      if (company.unconfirmedEmail) throw new AppError('email_unconfirmed');
      if (departmentId !== '')
        await departmentRepository(table, companyId).assertExists(departmentId);
      const now = secondsOf(invitedAt);
      const attempts = attemptsRepository(table);
      await attempts.countAttempt(`invitations:${companyId}`, now, maxInvitations);
      if (isNewCompany(company, invitedAt))
        await attempts.countAttempt(`invitations-day:${companyId}`, now, newCompanyInvitations);
    },

    /**
     * Whether somebody of another company logs in with the e-mail. The inviter is not told (product
     * A21), so `add` and `change` write as much in either case.
     */
    async isEmailElsewhere(email: string): Promise<boolean> {
      const { data } = await loginEntity(table).get({ email }).go({ consistent: true });
      return data !== null && data.companyId !== companyId;
    },

    /** Refused when the e-mail is in use or the plan's limit is reached. */
    add(person: User, plan: Plan): Write[] {
      return [
        takeEmail(person),
        putOf(users.create(person)),
        ...departmentWrites(undefined, person),
        ...companyCountWrites(undefined, person, plan),
      ];
    },

    /** Optimistic lock: refused (409) when the version has changed. */
    change(before: User, after: User, plan: Plan): Write[] {
      const { userId, version } = before;
      const update = users
        .patch({ companyId, userId })
        .set({ ...changesOf(before, after).set, version: version + 1 })
        .where((item, op) => op.eq(item.version, version));
      return [
        ...loginWrites(before, after),
        updateOf(update),
        ...departmentWrites(before, after),
        ...companyCountWrites(before, after, plan),
      ];
    },

    /** Only an invited person: anyone with an account is named in what was registered. */
    remove(person: User): Write[] {
      const { userId, version } = person;
      const removal = users
        .delete({ companyId, userId })
        .where(
          (item, op) => `${op.eq(item.version, version)} AND ${op.eq(item.status, 'invited')}`,
        );
      return [
        deleteOf(removal),
        releaseEmail(person),
        ...departmentWrites(person, undefined),
        ...companyCountWrites(person, undefined),
      ];
    },
  };

  function loginWrites(before: User, after: User): Write[] {
    return after.email === before.email ? [] : [takeEmail(after), releaseEmail(before)];
  }

  function takeEmail({ email, userId, emailElsewhere }: User): Write {
    const taken = { email, companyId, userId };
    return emailElsewhere
      ? putOf(invitedElsewhereEntity(table).create(taken), emailTakenError)
      : putOf(loginEntity(table).create(taken), emailTakenError);
  }

  function releaseEmail({ email, userId, emailElsewhere }: User): Write {
    if (emailElsewhere) return deleteOf(invitedElsewhereEntity(table).delete({ companyId, email }));
    return deleteOf(
      loginEntity(table)
        .delete({ email })
        .where((item, op) => op.eq(item.userId, userId)),
    );
  }

  function departmentWrites(before: User | undefined, after: User | undefined): Write[] {
    const [from, to] = [before?.departmentId ?? '', after?.departmentId ?? ''];
    if (from === to) return [];
    return [
      ...changeMemberCount(table, { companyId, departmentId: to }, 1),
      ...changeMemberCount(table, { companyId, departmentId: from }, -1),
    ];
  }

  /** The condition of the `plan` applies only when the number of users grows. */
  function companyCountWrites(
    before: User | undefined,
    after: User | undefined,
    plan?: Plan,
  ): Write[] {
    const { users: more, owners } = countChangesOf(before, after);
    if (more === 0 && owners === 0) return [];
    const limit = plan && planLimits[plan].users;
    const update = companyEntity(table)
      .patch({ companyId })
      .add({ userCount: more, ownerCount: owners })
      .where((item, op) =>
        [
          ...(more > 0 && limit !== undefined ? [op.lt(item.userCount, limit)] : []),
          ...(owners < 0 ? [op.gt(item.ownerCount, 1)] : []),
        ].join(' AND '),
      );
    const noRoom = plan !== undefined && more > 0;
    return [updateOf(update, () => (noRoom ? planLimitError(plan, 'users') : lastOwnerError()))];
  }
}

/** Product M3, to the letter. */
function emailTakenError(): AppError {
  return new AppError('email_taken', {
    message: 'An error occurred while saving data. Maybe the email is already in use.',
    fields: { email: 'E-mailen er allerede i brug.' },
  });
}

function lastOwnerError(): AppError {
  return new AppError('last_owner');
}
