import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

import { logger } from '../pipeline/telemetry.ts';

/** An event that was read from a message, ready to be handled. */
interface ReadEvent {
  readonly name: string;
  readonly id: string;
  readonly handle: () => Promise<void>;
}

/**
 * Handles the messages of a queue one by one (docs/decisions/0014). `read` gives undefined for what
 * is not this consumer's. Messages that failed are reported by their id: the queue delivers them
 * again, and not those that were done.
 */
export function consumeBatch(read: (body: string) => ReadEvent | undefined) {
  return async (batch: SQSEvent): Promise<SQSBatchResponse> => {
    const failed: string[] = [];
    for (const { messageId, body } of batch.Records) {
      const event = read(body);
      if (event === undefined) continue;
      try {
        await event.handle();
      } catch (error) {
        // Its name only: a mail service's message names the recipient.
        const reason = error instanceof Error ? error.name : 'unknown';
        logger.error('event failed', { name: event.name, eventId: event.id, reason });
        failed.push(messageId);
      }
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}
