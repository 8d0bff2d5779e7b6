import { marshall } from '@aws-sdk/util-dynamodb';
import { openTable } from '@driftig/data/client';
import { outboxRepository, type OutboxItem } from '@driftig/data/outbox.repository';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';

import type { LocalEnvironment } from './environment.ts';
import type { Background } from './local-cloud.ts';

export type Consumer = (batch: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

const everyMilliseconds = 500;

/**
 * Delivers the outbox locally, where the table has no stream: reads it by key, hands each event to
 * every consumer in the shape of the stream, and takes away what all of them have taken. What fails
 * stays and is tried again, also after a restart.
 */
export function startOutboxRunner(
  env: Pick<LocalEnvironment, 'TABLE_NAME'>,
  loadConsumers: () => Promise<readonly Consumer[]>,
  onError: (error: unknown) => void,
): Background {
  const outbox = outboxRepository(openTable(env.TABLE_NAME));
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function round(): Promise<void> {
    try {
      const waiting = await outbox.list();
      if (waiting.length > 0) await deliver(waiting, await loadConsumers());
    } catch (error) {
      if (!stopped) onError(error);
    }
  }

  async function deliver(events: readonly OutboxItem[], consumers: readonly Consumer[]) {
    for (const event of events) {
      const batch = streamOf(event);
      const answers = await Promise.all(consumers.map((consumer) => consumer(batch)));
      if (answers.every((answer) => answer.batchItemFailures.length === 0))
        await outbox.remove(event);
    }
  }

  let running: Promise<void> = Promise.resolve();
  const next = () => {
    running = round().then(() => {
      if (!stopped) timer = setTimeout(next, everyMilliseconds);
    });
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

function streamOf(event: OutboxItem): DynamoDBStreamEvent {
  const NewImage = marshall(event) as NonNullable<
    NonNullable<DynamoDBStreamEvent['Records'][number]['dynamodb']>['NewImage']
  >;
  return {
    Records: [{ eventName: 'INSERT', dynamodb: { NewImage, SequenceNumber: event.eventId } }],
  };
}
