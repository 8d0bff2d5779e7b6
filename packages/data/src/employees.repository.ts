import type { Plan } from '@driftig/contracts/core/plans';
import { planLimits } from '@driftig/contracts/core/plans';
import type { User } from '@driftig/domain/auth/user';
import { planLimitError } from '@driftig/domain/company/plan';
import { changesOf } from '@driftig/domain/employees/change-person';
import { countChangesOf } from '@driftig/domain/employees/user-counts';
import { AppError } from '@driftig/domain/errors';

import { attemptsRepository } from './attempts.repository.ts';
import { loginEntity, userEntity } from './auth.entities.ts';
import type { Table } from './client.ts';
import { secondsOf } from './commit.ts';
import { companyEntity } from './company.entities.ts';
import { departmentRepository, membersOf } from './departments.repository.ts';
import { assertCursorOf, defaultPageSize, pageOf, type Page, type PageRequest } from './page.ts';
import { deleteOf, putOf, updateOf, type Write } from './write.ts';

/** Of one company in 15 minutes: more than anyone has colleagues to write, too few for a flood. */
const mostInvitations = 100;

/**
 * The people of the actor's company as the office changes them. Each change also keeps what the
 * company and its departments count, under the conditions that a plan and the last owner set.
 */
export function employeeRepository(table: Table, companyId: string) {
  const users = userEntity(table);

  return {
    /** In the order they came. */
    async list(page: PageRequest): Promise<Page<User>> {
      const cursor = assertCursorOf(page.cursor, { pk: `c#${companyId}#user`, sk: '' });
      const result = await users.query.main({ companyId }).go({
        limit: page.limit ?? defaultPageSize,
        cursor: cursor ?? null,
        consistent: true,
      });
      return pageOf(result, (user) => user);
    },

    /** Throws not_found where the department is not there, and too_many to whoever invites a crowd. */
    async assertMayInvite({ departmentId, invitedAt }: User): Promise<void> {
      if (departmentId !== '')
        await departmentRepository(table, companyId).assertExists(departmentId);
      const subject = `invitations:${companyId}`;
      await attemptsRepository(table).claim(subject, secondsOf(invitedAt), mostInvitations);
    },

    /** Refused when the e-mail is in use, or the `plan` has no room. */
    add(person: User, plan: Plan): Write[] {
      const { email, userId } = person;
      return [
        putOf(loginEntity(table).create({ email, companyId, userId }), emailTaken),
        putOf(users.create(person)),
        ...moved(undefined, person),
        ...counted(undefined, person, plan),
      ];
    },

    /** Refused when someone else changed the person after they were read. */
    change(read: User, after: User, plan: Plan): Write[] {
      const { userId, version } = read;
      const update = users
        .patch({ companyId, userId })
        .set({ ...changesOf(read, after).set, version: version + 1 })
        .where((item, op) => op.eq(item.version, version));
      return [
        ...loginMoved(read, after),
        updateOf(update),
        ...moved(read, after),
        ...counted(read, after, plan),
      ];
    },

    /** Only who was invited and has no account: everybody else stands in what was registered. */
    remove(read: User): Write[] {
      const { userId, version } = read;
      const removal = users
        .delete({ companyId, userId })
        .where(
          (item, op) => `${op.eq(item.version, version)} AND ${op.eq(item.status, 'invited')}`,
        );
      return [
        deleteOf(removal),
        giveUpLogin(read),
        ...moved(read, undefined),
        ...counted(read, undefined),
      ];
    },
  };

  function loginMoved(read: User, { email, userId }: User): Write[] {
    if (email === read.email) return [];
    const taken = putOf(loginEntity(table).create({ email, companyId, userId }), emailTaken);
    return [taken, giveUpLogin(read)];
  }

  function giveUpLogin({ email, userId }: User): Write {
    return deleteOf(
      loginEntity(table)
        .delete({ email })
        .where((item, op) => op.eq(item.userId, userId)),
    );
  }

  /** From one department to another. */
  function moved(read: User | undefined, after: User | undefined): Write[] {
    const [from, to] = [read?.departmentId ?? '', after?.departmentId ?? ''];
    if (from === to) return [];
    return [
      ...membersOf(table, { companyId, departmentId: to }, 1),
      ...membersOf(table, { companyId, departmentId: from }, -1),
    ];
  }

  /** The `plan` must have room where someone is one more. */
  function counted(read: User | undefined, after: User | undefined, plan?: Plan): Write[] {
    const { users: more, owners } = countChangesOf(read, after);
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
    return [updateOf(update, () => (noRoom ? planLimitError(plan, 'users') : lastOwner()))];
  }
}

/** Part 1 §8, to the letter. */
function emailTaken(): AppError {
  return new AppError('email_taken', {
    message: 'An error occurred while saving data. Maybe the email is already in use.',
    fields: { email: 'E-mailen er allerede i brug.' },
  });
}

function lastOwner(): AppError {
  return new AppError('last_owner');
}
