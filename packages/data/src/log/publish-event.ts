import type { OutboxEvent } from '@driftig/domain/events';

import { outboxItem, type CommitScope } from '../core/commit.ts';
import type { Table } from '../core/client.ts';

/** Publishes an event of a visitor, which belongs to no company and goes with no change. */
export async function publishEvent(
  table: Table,
  scope: Pick<CommitScope, 'now' | 'newId'>,
  event: OutboxEvent,
): Promise<void> {
  await outboxItem({ table, companyId: '', ...scope }, event).go();
}
