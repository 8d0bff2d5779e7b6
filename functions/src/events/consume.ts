import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { OutboxName, OutboxPayloads } from '@driftig/domain/events';
import type { DynamoDBRecord, EventBridgeEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';

import { logger } from '../pipeline/telemetry.ts';

/** An event of the outbox as its consumer gets it; it may come more than once. */
export interface DeliveredEvent<N extends OutboxName> {
  readonly eventId: string;
  readonly companyId: string;
  /** ISO UTC, when it happened. */
  readonly at: string;
  readonly payload: OutboxPayloads[N];
}

/**
 * The Lambda entry of a consumer: its own events out of its queue (docs/decisions/0014). What fails
 * is said one by one: it comes again, and what was done is not done twice.
 */
export function consume<N extends OutboxName>(
  name: N,
  handle: (event: DeliveredEvent<N>) => Promise<void>,
) {
  return async (batch: SQSEvent): Promise<SQSBatchResponse> => {
    const failed: string[] = [];
    for (const { messageId, body } of batch.Records) {
      const item = itemOf(body);
      if (item?.['name'] !== name) continue;
      try {
        await handle(item as unknown as DeliveredEvent<N>);
      } catch (error) {
        // Its name only: a mail service's message names the recipient.
        const reason = error instanceof Error ? error.name : 'unknown';
        logger.error('event failed', { name, eventId: item['eventId'], reason });
        failed.push(messageId);
      }
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

/** The new item, as the table's stream wrote it and the bus passed it on. */
function itemOf(body: string): Record<string, unknown> | undefined {
  const { detail } = JSON.parse(body) as EventBridgeEvent<'outbox', DynamoDBRecord>;
  const image = detail.dynamodb?.NewImage;
  return image === undefined ? undefined : unmarshall(image as Parameters<typeof unmarshall>[0]);
}
