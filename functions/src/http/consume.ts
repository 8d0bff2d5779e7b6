import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { OutboxName, OutboxPayloads } from '@driftig/domain/events';
import type { AttributeValue, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';

import { logger } from './telemetry.ts';

/** An event of the outbox as its consumer gets it; it may come more than once. */
export interface Delivered<N extends OutboxName> {
  readonly eventId: string;
  readonly companyId: string;
  /** ISO UTC, when it happened. */
  readonly at: string;
  readonly payload: OutboxPayloads[N];
}

/**
 * The Lambda entry of a consumer: its own events out of the table's stream. At the first failure it
 * stops and says where: the stream comes again from there, and what was done is not done twice.
 */
export function consume<N extends OutboxName>(
  name: N,
  react: (event: Delivered<N>) => Promise<void>,
) {
  return async (batch: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const { dynamodb } of batch.Records) {
      const item = eventOf(dynamodb?.NewImage);
      if (item?.['name'] !== name) continue;
      try {
        await react(item as unknown as Delivered<N>);
      } catch (error) {
        // Its name only: a mail service's message names the recipient.
        const reason = error instanceof Error ? error.name : 'unknown';
        logger.error('event failed', { name, eventId: item['eventId'], reason });
        return { batchItemFailures: [{ itemIdentifier: dynamodb?.SequenceNumber ?? '' }] };
      }
    }
    return { batchItemFailures: [] };
  };
}

function eventOf(
  image: Record<string, AttributeValue> | undefined,
): Record<string, unknown> | undefined {
  return image === undefined ? undefined : unmarshall(image as Parameters<typeof unmarshall>[0]);
}
