import type { OutboxEvent } from '@driftig/domain/events';

import { outboxItem, type CommitScope } from '../core/commit.ts';
import type { Table } from '../core/client.ts';

/** Items that are written side by side. */
const atOnce = 25;

/** Publishes an event for each of these companies. */
export async function publishForAll(
  table: Table,
  scope: Pick<CommitScope, 'now' | 'newId'>,
  companyIds: readonly string[],
  event: OutboxEvent,
): Promise<void> {
  for (let from = 0; from < companyIds.length; from += atOnce) {
    const some = companyIds.slice(from, from + atOnce);
    // oxlint-disable-next-line no-await-in-loop -- so many at once and no more
    await Promise.all(
      some.map((companyId) => outboxItem({ table, companyId, ...scope }, event).go()),
    );
  }
}

/** Publishes an event of a visitor, which belongs to no company and goes with no change. */
export async function publishEvent(
  table: Table,
  scope: Pick<CommitScope, 'now' | 'newId'>,
  event: OutboxEvent,
): Promise<void> {
  await outboxItem({ table, companyId: '', ...scope }, event).go();
}
