import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { OutboxName, OutboxPayloads } from '@driftig/domain/events';
import type { DynamoDBRecord, EventBridgeEvent } from 'aws-lambda';

import { consumeBatch } from './consume-batch.ts';

/** An event of the outbox as its consumer gets it; it may come more than once. */
export interface DeliveredEvent<N extends OutboxName> {
  readonly eventId: string;
  readonly companyId: string;
  /** ISO UTC, when it happened. */
  readonly at: string;
  readonly payload: OutboxPayloads[N];
}

/** The Lambda entry of a consumer: its own events of the outbox out of its queue. */
export function consume<N extends OutboxName>(
  name: N,
  handle: (event: DeliveredEvent<N>) => Promise<void>,
) {
  return consumeBatch((body) => {
    const item = itemOf(body);
    if (item?.['name'] !== name) return undefined;
    const event = item as unknown as DeliveredEvent<N>;
    return { name, id: event.eventId, handle: () => handle(event) };
  });
}

/** The new item, as the table's stream wrote it and the bus passed it on. */
function itemOf(body: string): Record<string, unknown> | undefined {
  const { detail } = JSON.parse(body) as EventBridgeEvent<'outbox', DynamoDBRecord>;
  const image = detail.dynamodb?.NewImage;
  return image === undefined ? undefined : unmarshall(image as Parameters<typeof unmarshall>[0]);
}
