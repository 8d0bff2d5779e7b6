import type { OutboxEvent } from '@driftig/domain/events';

import { outboxItem, type CommitScope } from './commit.ts';
import type { Table } from './client.ts';

/** An event that belongs to no company and changes nothing: what a visitor asks for. */
export async function publishEvent(
  table: Table,
  scope: Pick<CommitScope, 'now' | 'newId'>,
  event: OutboxEvent,
): Promise<void> {
  await outboxItem({ table, companyId: '', ...scope }, event).go();
}
