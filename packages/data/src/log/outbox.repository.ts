import type { Table } from '../core/client.ts';
import { outboxShards } from '../core/commit.ts';
import { outboxEntity } from './log.entities.ts';

/** An event in the outbox, as the table's stream delivers it. */
export interface OutboxItem {
  readonly shard: string;
  readonly eventId: string;
  readonly name: string;
  readonly companyId: string;
  readonly at: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Reads the outbox by key; used locally, where no stream delivers it. */
export function outboxRepository(table: Table) {
  const outbox = outboxEntity(table);
  const shards = Array.from({ length: outboxShards }, (_, index) => String(index));
  return {
    /** All of it, oldest first within a shard: what cannot be delivered stays and hides nothing. */
    async list(): Promise<OutboxItem[]> {
      const found = await Promise.all(
        shards.map((shard) => outbox.query.main({ shard }).go({ pages: 'all' })),
      );
      return found.flatMap((result) => result.data);
    },

    async remove({ shard, eventId }: OutboxItem): Promise<void> {
      await outbox.delete({ shard, eventId }).go();
    },
  };
}
