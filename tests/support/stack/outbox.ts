import type { Table } from '@driftig/data/core/client';
import { outboxShards } from '@driftig/data/core/commit';
import { outboxEntity } from '@driftig/data/log/log.entities';

/** The outbox events of a company, oldest first. */
export async function pendingEvents(table: Table, companyId: string) {
  const shards = Array.from({ length: outboxShards }, (_, index) => String(index));
  const found = await Promise.all(
    shards.map((shard) => outboxEntity(table).query.main({ shard }).go({ pages: 'all' })),
  );
  return found
    .flatMap(({ data }) => data)
    .filter((event) => event.companyId === companyId)
    .toSorted((a, b) => a.eventId.localeCompare(b.eventId));
}
