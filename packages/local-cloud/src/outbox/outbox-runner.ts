import { marshall } from '@aws-sdk/util-dynamodb';
import { openTable } from '@driftig/data/client';
import { outboxRepository, type OutboxItem } from '@driftig/data/outbox.repository';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

import type { LocalEnvironment } from '../stand-ins/environment.ts';
import type { Background } from '../local-cloud.ts';

export type Consumer = (batch: SQSEvent) => Promise<SQSBatchResponse>;

const pollInterval = 500;

/**
 * Delivers the outbox locally, where the table has no stream: polls it, calls every consumer with
 * each event and removes the event when all have succeeded. A failed one is retried at the next poll,
 * also after a restart.
 */
export function startOutboxRunner(
  env: Pick<LocalEnvironment, 'TABLE_NAME'>,
  loadConsumers: () => Promise<readonly Consumer[]>,
  onError: (error: unknown) => void,
): Background {
  const outbox = outboxRepository(openTable(env.TABLE_NAME));
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    try {
      const waiting = await outbox.list();
      if (waiting.length > 0) await deliver(waiting, await loadConsumers());
    } catch (error) {
      if (!stopped) onError(error);
    }
  }

  async function deliver(events: readonly OutboxItem[], consumers: readonly Consumer[]) {
    for (const event of events) {
      const batch = sqsEventOf(event);
      const answers = await Promise.all(consumers.map((consumer) => consumer(batch)));
      if (answers.every((answer) => answer.batchItemFailures.length === 0))
        await outbox.remove(event);
    }
  }

  let running: Promise<void> = Promise.resolve();
  const pollAgain = () => {
    running = poll().then(() => {
      if (!stopped) timer = setTimeout(pollAgain, pollInterval);
    });
  };
  pollAgain();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** The SQS event a consumer gets for an outbox item, with only the parts that consumers read. */
export function sqsEventOf(event: OutboxItem): SQSEvent {
  const detail = { eventName: 'INSERT', dynamodb: { NewImage: marshall(event) } };
  const message = { messageId: event.eventId, body: JSON.stringify({ detail }) };
  return { Records: [message as SQSEvent['Records'][number]] };
}
