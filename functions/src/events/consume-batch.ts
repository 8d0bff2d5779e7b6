import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

import { logger } from '../pipeline/telemetry.ts';

/** An event read from a message. */
interface ReadEvent {
  readonly name: string;
  readonly id: string;
  readonly handle: () => Promise<void>;
}

/** `undefined` for an event of another consumer. */
type ReadBody = (body: string) => ReadEvent | undefined;

/** Milliseconds for one event; the function itself is stopped after a minute, with its whole batch. */
const longest = 45_000;

/**
 * Handles the messages of a queue side by side (docs/decisions/0014). None holds another back: one
 * that cannot be read, fails or hangs is reported by its id, so that only it is retried.
 */
export function consumeBatch(read: ReadBody) {
  return async (batch: SQSEvent): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(
      batch.Records.map(async ({ messageId, body }) =>
        (await isHandled(read, body, messageId)) ? [] : [{ itemIdentifier: messageId }],
      ),
    );
    return { batchItemFailures: failed.flat() };
  };
}

async function isHandled(read: ReadBody, body: string, messageId: string): Promise<boolean> {
  let event: ReadEvent | undefined;
  try {
    event = read(body);
    if (event !== undefined) await withinTime(event.handle());
    return true;
  } catch (error) {
    // Only the error's name is logged: SES puts the recipient into its messages.
    const reason = error instanceof Error ? error.name : 'unknown';
    const about = event && { name: event.name, eventId: event.id };
    logger.error('event failed', { messageId, ...about, reason });
    return false;
  }
}

async function withinTime(work: Promise<void>): Promise<void> {
  const limit = Promise.withResolvers<never>();
  const late = new Error(`Not done after ${longest / 1000} seconds`);
  late.name = 'EventTimeout';
  const timer = setTimeout(() => limit.reject(late), longest);
  try {
    await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
