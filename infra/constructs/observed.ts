import type { HttpApi, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { EventConsumer } from './event-consumer.ts';
import type { OutboxBus } from './outbox-bus.ts';
import type { ServiceFunction } from './service-function.ts';

/** The resources that alarms and dashboard read metrics of. */
export interface Observed {
  readonly api: HttpApi;
  /** Requests that API Gateway refused because the stage's limit was reached. */
  readonly throttledCalls: IMetric;
  readonly socket: WebSocketApi;
  readonly distribution: IDistribution;
  /** Functions of calls and frames. */
  readonly served: readonly ServiceFunction[];
  /** All functions, consumers included. */
  readonly functions: readonly ServiceFunction[];
  readonly outbox: OutboxBus;
  readonly consumers: readonly EventConsumer[];
  /** The dead letter queue of the consumers. */
  readonly failedEvents: Queue;
  /** That of the rules: events that reached no consumer's queue. */
  readonly undelivered: Queue;
  readonly table: ITableV2;
}
