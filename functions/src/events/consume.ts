import { unmarshall } from '@aws-sdk/util-dynamodb';
import { actFor } from '@driftig/data/credentials/acting';
import type { OutboxName, OutboxPayloads } from '@driftig/domain/events';
import type { DynamoDBRecord, EventBridgeEvent } from 'aws-lambda';

import { noteEventAge } from '../pipeline/telemetry.ts';
import { consumeBatch } from './consume-batch.ts';

/** An outbox event. Delivery is at least once, so a consumer must be idempotent. */
interface DeliveredEvent<N extends OutboxName> {
  readonly eventId: string;
  readonly companyId: string;
  /** ISO UTC, when the change was committed. */
  readonly at: string;
  readonly payload: OutboxPayloads[N];
}

/** Makes the Lambda entry of a consumer: handles the outbox events of one name from its queue. */
export function consume<N extends OutboxName>(
  name: N,
  handle: (event: DeliveredEvent<N>) => Promise<void>,
) {
  return consumeBatch((body) => {
    const item = itemOf(body);
    if (item?.['name'] !== name) return undefined;
    const event = item as unknown as DeliveredEvent<N>;
    const { companyId, at } = event;
    noteEventAge(Date.now() - Date.parse(at));
    // An event of a visitor belongs to no company.
    const act = () => (companyId === '' ? handle(event) : actFor(companyId, () => handle(event)));
    return { name, id: event.eventId, handle: act };
  });
}

/** The outbox item, from the DynamoDB stream record that EventBridge passed on. */
function itemOf(body: string): Record<string, unknown> | undefined {
  const { detail } = JSON.parse(body) as EventBridgeEvent<'outbox', DynamoDBRecord>;
  const image = detail.dynamodb?.NewImage;
  return image === undefined ? undefined : unmarshall(image as Parameters<typeof unmarshall>[0]);
}
