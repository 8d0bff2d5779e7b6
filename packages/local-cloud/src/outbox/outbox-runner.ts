import { marshall } from '@aws-sdk/util-dynamodb';
import { openTable } from '@driftig/data/client';
import { outboxRepository, type OutboxItem } from '@driftig/data/outbox.repository';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

import type { LocalEnvironment } from '../stand-ins/environment.ts';
import type { Background } from '../local-cloud.ts';
import { startPolling } from './poller.ts';
import { createRetries, mostAttempts } from './retries.ts';

export type Consumer = (batch: SQSEvent) => Promise<SQSBatchResponse>;

/** Events that are delivered side by side. */
const mostAtOnce = 50;

/**
 * Delivers the outbox locally, where the table has no stream: polls it, calls every consumer with
 * each event and removes the event when all have succeeded. A failed one stays in the outbox, is
 * tried again after a growing wait, and never holds others back. What failed for good is told once
 * and tried again after a restart.
 */
export function startOutboxRunner(
  env: Pick<LocalEnvironment, 'TABLE_NAME'>,
  loadConsumers: () => Promise<readonly Consumer[]>,
  onError: (error: unknown) => void,
): Background {
  const outbox = outboxRepository(openTable(env.TABLE_NAME));
  const retries = createRetries();
  const deliveries = new Map<string, Promise<void>>();
  let stopped = false;

  async function poll(): Promise<void> {
    const waiting = (await outbox.list()).filter(({ eventId }) => !deliveries.has(eventId));
    const due = retries.due(waiting, performance.now()).slice(0, mostAtOnce - deliveries.size);
    if (due.length === 0) return;
    const consumers = await loadConsumers();
    for (const event of due) deliveries.set(event.eventId, deliver(event, consumers));
  }

  async function deliver(event: OutboxItem, consumers: readonly Consumer[]): Promise<void> {
    const { eventId, name } = event;
    try {
      const batch = sqsEventOf(event);
      const answers = await Promise.all(consumers.map((consumer) => consumer(batch)));
      if (answers.some((answer) => answer.batchItemFailures.length > 0)) fail(event);
      else {
        await outbox.remove(event);
        retries.forget(eventId);
      }
    } catch (error) {
      if (!stopped) onError(new Error(`${name} ${eventId} failed`, { cause: error }));
      fail(event);
    }
    deliveries.delete(eventId);
  }

  function fail({ eventId, name }: OutboxItem): void {
    if (retries.hasFailedForGood(eventId, performance.now()))
      onError(new Error(`${name} ${eventId} failed ${mostAttempts} times and is put aside`));
  }

  const polling = startPolling({ interval: 500, poll, onError });
  return {
    async stop() {
      stopped = true;
      await polling.stop();
      await Promise.all(deliveries.values());
    },
  };
}

/** The SQS event a consumer gets for an outbox item, with only the parts that consumers read. */
export function sqsEventOf(event: OutboxItem): SQSEvent {
  const detail = { eventName: 'INSERT', dynamodb: { NewImage: marshall(event) } };
  const message = { messageId: event.eventId, body: JSON.stringify({ detail }) };
  return { Records: [message as SQSEvent['Records'][number]] };
}
