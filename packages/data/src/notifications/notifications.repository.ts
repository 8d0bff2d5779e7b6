import { mostCounted } from '@driftig/contracts/notifications/kinds';
import { AppError } from '@driftig/domain/errors';
import type { Choices } from '@driftig/domain/notifications/choices';
import type { Occasion } from '@driftig/domain/notifications/occasion';

import type { Table } from '../core/client.ts';
import { outboxItem, secondsOf, type CommitScope } from '../core/commit.ts';
import { tryConditionalWrite } from '../core/conditional-write.ts';
import {
  notificationChoicesEntity,
  notificationEntity,
  unreadEntity,
} from './notifications.entities.ts';
import {
  assertCursorOf,
  defaultPageSize,
  pageOf,
  type Page,
  type PageRequest,
} from '../core/page.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { transact } from '../core/transact.ts';
import { putOf } from '../core/write.ts';

/** A person's notification. */
export interface Notification {
  /** The event's id: ids sort by time. */
  readonly id: string;
  readonly userId: string;
  /** ISO UTC. */
  readonly at: string;
  /** Id of the actor. */
  readonly by: string;
  readonly occasion: Occasion;
}

/** A person's choices, and the optimistic lock on them; 0 while nothing is stored. */
interface StoredChoices {
  readonly choices: Choices;
  readonly version: number;
}

class AlreadyTold extends Error {
  override readonly name = 'AlreadyTold';
}

/** Notifications are kept for half a year. */
const keptSeconds = 183 * 24 * 60 * 60;
/** Deletes that run side by side. */
const atOnce = 25;

/** Notifications of people in the actor's company. */
export function notificationRepository(
  table: Table,
  companyId: string,
  { now, newId }: Pick<CommitScope, 'now' | 'newId'>,
) {
  const notifications = notificationEntity(table);
  const unread = unreadEntity(table);
  const choices = notificationChoicesEntity(table);

  /** Ids of the user's unread notifications, newest first: up to one, or between two. */
  async function unreadIds(
    userId: string,
    { from = '0', to, limit }: { from?: string; to?: string; limit?: number },
  ): Promise<string[]> {
    const query = unread.query.main({ companyId, userId });
    const wanted = to === undefined ? query : query.between({ id: from }, { id: to });
    const { data } = await wanted.go({
      consistent: true,
      order: 'desc',
      ...(limit === undefined ? { pages: 'all' } : { limit }),
    });
    // TTL removes what has expired only within days.
    return data.filter(({ expiresAt }) => expiresAt > secondsOf(now)).map(({ id }) => id);
  }

  return {
    /**
     * Stores a notification once, and writes `notified` with it; false when it was stored before.
     */
    async add({ userId, id, at, by, occasion }: Notification): Promise<boolean> {
      const expiresAt = secondsOf(at) + keptSeconds;
      const own = { companyId, userId, id };
      const told = () => new AlreadyTold();
      const event = { name: 'notified', payload: { userId, notificationId: id } } as const;
      try {
        await transact({ table }, [
          putOf(notifications.create({ ...own, at, by, occasion, expiresAt }), told),
          putOf(unread.create({ ...own, expiresAt }), told),
          putOf(outboxItem({ table, companyId, now, newId }, event)),
        ]);
        return true;
      } catch (error) {
        if (error instanceof AlreadyTold) return false;
        throw error;
      }
    },

    async find(userId: string, id: string): Promise<Notification | undefined> {
      const { data } = await notifications.get({ companyId, userId, id }).go({ consistent: true });
      return data ?? undefined;
    },

    /** Newest first. */
    async list(userId: string, page: PageRequest): Promise<Page<Notification>> {
      const pk = `c#${companyId}#notification#${userId}`;
      assertCursorOf(page.cursor, { pk, sk: '' });
      const result = await notifications.query.main({ companyId, userId }).go({
        limit: page.limit ?? defaultPageSize,
        cursor: page.cursor ?? null,
        order: 'desc',
        consistent: true,
      });
      return pageOf(result, (item): Notification => item);
    },

    /** The unread ones among these, newest first. */
    async unreadAmong(userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      const [to, from] = [ids.at(0), ids.at(-1)];
      if (to === undefined || from === undefined) return new Set();
      return new Set(await unreadIds(userId, { from, to }));
    },

    /** One read unit; no more than a badge says are counted. */
    async countUnread(userId: string): Promise<number> {
      return (await unreadIds(userId, { limit: mostCounted })).length;
    },

    /** Throws not_found, also for another user's. */
    async markRead(userId: string, id: string): Promise<void> {
      await assertThere(userId, id);
      await unread.delete({ companyId, userId, id }).go();
    },

    /**
     * Marks a notification and older ones as read. One that arrives later with an older event stays
     * unread. Throws not_found, also for another person's notification.
     */
    async markReadUpTo(userId: string, upTo: string): Promise<void> {
      await assertThere(userId, upTo);
      const ids = await unreadIds(userId, { to: upTo });
      for (let from = 0; from < ids.length; from += atOnce)
        await Promise.all(
          ids.slice(from, from + atOnce).map((id) => unread.delete({ companyId, userId, id }).go()),
        );
    },

    async findChoices(userId: string): Promise<StoredChoices> {
      const { data } = await choices.get({ companyId, userId }).go({ consistent: true });
      return data ?? { choices: {}, version: 0 };
    },

    /** Optimistic lock: throws VersionConflict when they have changed since they were read. */
    async saveChoices(userId: string, before: StoredChoices, after: Choices): Promise<void> {
      const item = { companyId, userId, choices: after, version: before.version + 1 };
      const put =
        before.version === 0
          ? choices.create(item)
          : choices.put(item).where((stored, op) => op.eq(stored.version, before.version));
      if (!(await tryConditionalWrite(() => put.go()))) throw new VersionConflict();
    },

    /** Claims the mail of a notification, so that it is sent once; false where it was claimed before. */
    claimMail(userId: string, id: string): Promise<boolean> {
      const patch = notifications
        .patch({ companyId, userId, id })
        .set({ mailedAt: now })
        .where((item, op) => op.notExists(item.mailedAt));
      return tryConditionalWrite(() => patch.go({ response: 'none' }));
    },

    /** The mail could not be sent: the next attempt may. */
    async releaseMail(userId: string, id: string): Promise<void> {
      await notifications.patch({ companyId, userId, id }).remove(['mailedAt']).go();
    },
  };

  async function assertThere(userId: string, id: string): Promise<void> {
    const { data } = await notifications.get({ companyId, userId, id }).go({ consistent: true });
    if (data === null) throw new AppError('not_found');
  }
}
