import type { Plan } from '@driftig/contracts/core/plans';
import { planLimits } from '@driftig/contracts/core/plans';
import type { User } from '@driftig/domain/auth/user';
import { planLimitError } from '@driftig/domain/company/plan';
import type { Company } from '@driftig/domain/company/settings';
import { changesOf } from '@driftig/domain/employees/change-person';
import { countChangesOf } from '@driftig/domain/employees/user-counts';
import { AppError } from '@driftig/domain/errors';

import { attemptsRepository } from '../auth/attempts.repository.ts';
import { userEntity } from '../auth/auth.entities.ts';
import type { Table } from '../core/client.ts';
import { secondsOf } from '../core/commit.ts';
import { companyEntity } from '../company/company.entities.ts';
import { departmentRepository, changeMemberCount } from '../company/departments.repository.ts';
import { aDay, isNewCompany } from '../company/new-company.ts';
import {
  assertCursorOf,
  defaultPageSize,
  pageOf,
  type Page,
  type PageRequest,
} from '../core/page.ts';
import { emailInUse, personEmails } from '../auth/person-emails.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';

/** Per company in 15 minutes, so that it cannot be used to send mail in bulk. */
const maxInvitations = 100;
const newCompanyInvitations = aDay(20);

/**
 * The users of the actor's company as managers change them. Each change also updates the counters of
 * the company and its departments; conditions on them enforce the plan's limit and the last owner.
 */
export function employeeRepository(table: Table, companyId: string) {
  const users = userEntity(table);
  const emails = personEmails(table, companyId);

  return {
    isEmailElsewhere: emails.isElsewhere,
    asItStands: emails.asItStands,

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

    /** Refused when the e-mail is in use or the plan's limit is reached. */
    add(person: User, plan: Plan): Write[] {
      return [
        ...emails.take(person, emailTakenError),
        putOf(users.create(person)),
        ...departmentWrites(undefined, person),
        ...companyCountWrites(undefined, person, plan),
      ];
    },

    /**
     * Optimistic lock: refused (409) when the version has changed. `standing` is `before` as
     * `emails.asItStands` returns it.
     */
    change(before: User, after: User, plan: Plan, standing: User = before): Write[] {
      const { userId, version } = before;
      const update = users
        .patch({ companyId, userId })
        .set({ ...changesOf(before, after).set, version: version + 1 })
        .where((item, op) => op.eq(item.version, version));
      return [
        ...emails.move(standing, after, emailTakenError),
        updateOf(update),
        ...departmentWrites(before, after),
        ...companyCountWrites(before, after, plan),
      ];
    },

    /** Only an invited person: anyone with an account is named in what was registered. */
    async remove(person: User): Promise<Write[]> {
      const { userId, version } = person;
      const removal = users
        .delete({ companyId, userId })
        .where(
          (item, op) => `${op.eq(item.version, version)} AND ${op.eq(item.status, 'invited')}`,
        );
      return [
        deleteOf(removal),
        ...emails.release(await emails.asItStands(person)),
        ...departmentWrites(person, undefined),
        ...companyCountWrites(person, undefined),
      ];
    },
  };

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
const emailTakenError = () =>
  emailInUse('An error occurred while saving data. Maybe the email is already in use.');

function lastOwnerError(): AppError {
  return new AppError('last_owner');
}
