import { Duration } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { type Consumer, consumerEntry, storedEventName } from '../consumers.ts';
import { ServiceFunction, type ServiceFunctionProps } from './service-function.ts';
import { type Resources, grantRights } from './word-access.ts';

export interface OutboxConsumerProps {
  readonly consumer: Consumer;
  readonly resources: Resources;
  readonly service: Omit<ServiceFunctionProps, 'name' | 'description'>;
}

/** A function fed with one kind of event from the table's stream; what it cannot do is kept aside. */
export class OutboxConsumer extends Construct {
  readonly served: ServiceFunction;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { consumer, resources, service }: OutboxConsumerProps) {
    super(scope, id);
    const name = consumerEntry(consumer);
    this.served = new ServiceFunction(this, 'function', {
      ...service,
      name,
      description: `Driftig ${service.config.stage}: ${consumer.word} when ${consumer.event}`,
      timeoutSeconds: 60,
    });
    grantRights(this.served, consumer.rights, resources);
    this.deadLetters = this.makeQueue(`${service.config.prefix}-${name}-failed`);
    this.readFrom(resources.table, storedEventName(consumer.event));
  }

  private makeQueue(queueName: string): Queue {
    const queue = new Queue(this, 'dead-letters', {
      queueName,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(queue, { 'AwsSolutions-SQS3': 'It is itself the queue for what failed.' });
    return queue;
  }

  private readFrom(table: ITableV2, eventName: string): void {
    const { tableStreamArn } = table;
    if (tableStreamArn === undefined)
      throw new Error('The table has no stream to read events from.');
    this.served.addToRolePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [tableStreamArn],
      }),
    );
    this.served.addToRolePolicy(
      // ListStreams knows no narrower resource; the role's reason for X-Ray covers it as well.
      new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }),
    );
    new EventSourceMapping(this, 'events', {
      target: this.served,
      eventSourceArn: tableStreamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 10,
      retryAttempts: 8,
      maxRecordAge: Duration.hours(12),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      onFailure: new SqsDlq(this.deadLetters),
      filters: [FilterCriteria.filter(outboxFilter(eventName))],
    });
  }
}

function outboxFilter(eventName: string): Record<string, unknown> {
  return {
    eventName: FilterRule.isEqual('INSERT'),
    dynamodb: {
      Keys: { pk: { S: FilterRule.beginsWith('outbox#') } },
      NewImage: { name: { S: FilterRule.isEqual(eventName) } },
    },
  };
}
