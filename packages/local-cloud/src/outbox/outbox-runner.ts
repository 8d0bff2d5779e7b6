import { marshall } from '@aws-sdk/util-dynamodb';
import { openTable } from '@driftig/data/core/client';
import { outboxRepository, type OutboxItem } from '@driftig/data/log/outbox.repository';
import type { SQSEvent } from 'aws-lambda';

import { createLanes } from '../lanes.ts';
import type { Background } from '../local-cloud.ts';
import type { LocalEnvironment } from '../stand-ins/environment.ts';
import type { LoadConsumers } from './consumers.ts';
import { startPolling } from './poller.ts';
import { createRetries, mostAttempts } from './retries.ts';

/**
 * Events that are delivered side by side: of one name, as each has a queue of its own on AWS, and of
 * all. They run in the process that answers requests.
 */
const limits = { ofLane: 2, ofAll: 4 };

/** While so many events wait, only every sixth poll reads the outbox: it reads all that is in it. */
const many = 16;
const fewerPolls = 6;

interface OutboxOptions {
  readonly env: Pick<LocalEnvironment, 'TABLE_NAME'>;
  readonly loadConsumers: LoadConsumers;
  readonly onError: (error: unknown) => void;
  /** Waits until requests have been answered. */
  readonly free?: (() => Promise<void>) | undefined;
}

/**
 * Delivers the outbox locally, where the table has no stream: polls it, calls the consumers of each
 * event and removes the event when all have succeeded. A failed one stays in the outbox, is retried
 * after a growing wait, and never delays others. A final failure is logged once and retried after a
 * restart.
 */
export function startOutboxRunner(options: OutboxOptions): Background {
  const { env, loadConsumers, onError, free = () => Promise.resolve() } = options;
  const outbox = outboxRepository(openTable(env.TABLE_NAME));
  const retries = createRetries();
  const inOrder = createLanes(limits);
  /** Waiting for their turn or being delivered. */
  const taken = new Map<string, Promise<void>>();
  let stopped = false;
  let polls = 0;

  async function poll(): Promise<void> {
    polls += 1;
    if (taken.size > many && polls % fewerPolls !== 0) return;
    const waiting = (await outbox.list()).filter(({ eventId }) => !taken.has(eventId));
    for (const event of retries.due(waiting, performance.now()))
      taken.set(
        event.eventId,
        inOrder(event.name, () => deliver(event)),
      );
  }

  async function deliver(event: OutboxItem): Promise<void> {
    const { eventId, name } = event;
    if (!stopped) await free();
    // It is delivered after the next start.
    if (stopped) return;
    try {
      const batch = sqsEventOf(event);
      const consumers = await loadConsumers(name);
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
    taken.delete(eventId);
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
      await Promise.all(taken.values());
    },
  };
}

/** The SQS event a consumer gets for an outbox item, with only the parts that consumers read. */
export function sqsEventOf(event: OutboxItem): SQSEvent {
  const detail = { eventName: 'INSERT', dynamodb: { NewImage: marshall(event) } };
  const message = { messageId: event.eventId, body: JSON.stringify({ detail }) };
  return { Records: [message as SQSEvent['Records'][number]] };
}
