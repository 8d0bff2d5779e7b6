import type { Face } from '@driftig/contracts/employees/face';
import { compareNames } from '@driftig/domain/company/department';
import { nameOf } from '@driftig/domain/employees/name-of';
import { AppError } from '@driftig/domain/errors';
import type { Company } from '@driftig/domain/company/settings';
import type { User } from '@driftig/domain/auth/user';
import { firstSeries } from '@driftig/domain/series';

import { loginEntity, namedUserEntity, userEntity } from './auth.entities.ts';
import type { Table } from '../core/client.ts';
import { keepValues } from '../core/kept/kept-values.ts';
import { readBatch, readPartition } from '../core/read-items.ts';
import { stampRepository } from '../core/stamps.ts';
import { emailInUse, personEmails } from './person-emails.ts';
import {
  companyEntity,
  seriesEntity,
  settingsVersionEntity,
  tenantEntity,
} from '../company/company.entities.ts';
import { putOf, updateOf, type Write } from '../core/write.ts';

const namedUserFields = [
  'userId',
  'name',
  'email',
  'departmentId',
  'status',
  'role',
  'picture',
] as const;
export type NamedUser = Pick<User, (typeof namedUserFields)[number]>;

/** Names of the people of the companies that a process served last (docs/decisions/0136). */
const keepNames = keepValues<readonly NamedUser[]>({ most: 16, soon: false });

/** The users of the actor's company. */
export function userRepository(table: Table, companyId: string) {
  const users = userEntity(table);

  /** Undefined for people who are not, or no longer, in the company. */
  async function find(userId: string): Promise<User | undefined> {
    const { data } = await users.get({ companyId, userId }).go();
    return data ?? undefined;
  }

  async function listNamed(userIds: readonly string[]): Promise<NamedUser[]> {
    const keys = [...new Set(userIds)].map((userId) => ({ companyId, userId }));
    if (keys.length === 0) return [];
    return readBatch(table, namedUserEntity(table), keys, namedUserFields);
  }

  return {
    async get(userId: string): Promise<User> {
      const { data } = await users.get({ companyId, userId }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return data;
    },

    find,

    /** Names of any number of people by id; people who left are missing. */
    async namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const people = await listNamed(userIds);
      return new Map(people.map((person) => [person.userId, nameOf(person)]));
    },

    /** People by id with what their avatars need, by name; people who left are missing. */
    async facesOf(userIds: readonly string[]): Promise<Face[]> {
      const people = await listNamed(userIds);
      return people
        .map((person) => ({
          id: person.userId,
          name: nameOf(person),
          hasPicture: person.picture !== '',
        }))
        .toSorted(compareNames);
    },

    async list(): Promise<User[]> {
      const { data } = await users.query.main({ companyId }).go({ pages: 'all', consistent: true });
      return data;
    },

    /**
     * All people by name, without the fields that only their own page shows: a fifth of the bytes
     * of `list`.
     */
    listNames: (): Promise<readonly NamedUser[]> =>
      keepNames(table, companyId, {
        readStamps: () => stampRepository(table, companyId).read(['people']),
        read: () => readPartition(table, namedUserEntity(table), { companyId }, namedUserFields),
      }),

    /** `picture` is '' for none. Optimistic lock on the old picture: 409 when it has changed. */
    changePicture(user: User, picture: string): Write {
      const update = users
        .patch({ companyId, userId: user.userId })
        .set({ picture })
        .where((item, op) => op.eq(item.picture, user.picture));
      return updateOf(update);
    },

    endAllSessions(userId: string): Write {
      const update = users.patch({ companyId, userId }).set({ sessions: {} });
      return updateOf(update, () => new AppError('not_found'));
    },

    saveWelcomeForm(userId: string, about: Pick<User, 'name' | 'phone' | 'mobile'>): Write {
      const update = users
        .patch({ companyId, userId })
        .set({ ...about, firstTime: false })
        .add({ version: 1 });
      return updateOf(update, () => new AppError('not_found'));
    },
  };
}

/** The user of an e-mail; for an invited person only until the invitation ends. */
interface Login {
  readonly companyId: string;
  readonly userId: string;
  /** ISO UTC. */
  readonly heldUntil?: string;
}

/** Look-ups across companies, before a session says which one it is. */
export function accountRepository(table: Table) {
  const users = userEntity(table);
  const logins = loginEntity(table);
  return {
    async findByEmail(email: string): Promise<Login | undefined> {
      const { data } = await logins.get({ email }).go({ consistent: true });
      return data ?? undefined;
    },

    /** Strongly consistent, because this record decides the rights of each request. */
    async findUser(companyId: string, userId: string): Promise<User | undefined> {
      const { data } = await users.get({ companyId, userId }).go({ consistent: true });
      return data ?? undefined;
    },

    /** Records of several people, strongly consistent; unknown ids are left out. */
    async findUsers(companyId: string, userIds: readonly string[]): Promise<User[]> {
      const keys = userIds.map((userId) => ({ companyId, userId }));
      if (keys.length === 0) return [];
      const { data } = await users.get(keys).go({ consistent: true, concurrent: 2 });
      return data;
    },

    /** All items of a new company; refused with email_taken (409) when the e-mail is in use. */
    register(company: Company, owner: User): Write[] {
      const counted = { userCount: 1, ownerCount: 1, departmentCount: 0 };
      const { companyId, settings, settingsVersion } = company;
      const savedAt = company.createdAt;
      return [...addUser(table, owner), ...companyWrites()];

      function companyWrites(): Write[] {
        return [
          putOf(companyEntity(table).create({ ...company, ...counted })),
          putOf(tenantEntity(table).create({ companyId, registeredAt: savedAt })),
          putOf(
            settingsVersionEntity(table).create({ companyId, settingsVersion, settings, savedAt }),
          ),
          putOf(seriesEntity(table).create({ companyId, ...firstSeries })),
        ];
      }
    },
  };
}

/** The user and their login, which makes the e-mail unique. */
function addUser(table: Table, user: User): Write[] {
  const { take } = personEmails(table, user.companyId);
  return [...take(user, emailInUse), putOf(userEntity(table).create(user))];
}
