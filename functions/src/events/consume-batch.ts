import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

import { logger } from '../pipeline/telemetry.ts';

/** An event read from a message. */
interface ReadEvent {
  readonly name: string;
  readonly id: string;
  readonly handle: () => Promise<void>;
}

/**
 * Handles the messages of a queue one by one (docs/decisions/0014). `read` gives undefined for an
 * event of another consumer. Failed messages are reported by id, so that only they are retried.
 */
export function consumeBatch(read: (body: string) => ReadEvent | undefined) {
  return async (batch: SQSEvent): Promise<SQSBatchResponse> => {
    const failed: string[] = [];
    for (const { messageId, body } of batch.Records) {
      let event: ReadEvent | undefined;
      try {
        event = read(body);
        await event?.handle();
      } catch (error) {
        // Only the error's name is logged: SES puts the recipient into its messages.
        const reason = error instanceof Error ? error.name : 'unknown';
        const about = event && { name: event.name, eventId: event.id };
        logger.error('event failed', { messageId, ...about, reason });
        failed.push(messageId);
      }
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}
