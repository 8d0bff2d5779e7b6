import { Duration } from 'aws-cdk-lib';
import { type IEventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Consumer, consumerEntry, storedEventName } from '../consumers.ts';
import { deadLetterQueue, eventQueue } from './event-queue.ts';
import { outboxEvents } from './outbox-bus.ts';
import { ServiceFunction, type ServiceFunctionProps } from './service-function.ts';
import { type Resources, grantRights } from './word-access.ts';

export interface OutboxConsumerProps {
  readonly consumer: Consumer;
  readonly bus: IEventBus;
  readonly resources: Resources;
  readonly service: Omit<ServiceFunctionProps, 'name' | 'description'>;
}

const timeoutSeconds = 60;

/** A function fed with one kind of event from the bus; what it cannot do is kept aside. */
export class OutboxConsumer extends Construct {
  readonly served: ServiceFunction;
  readonly waiting: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: OutboxConsumerProps) {
    super(scope, id);
    const { consumer, resources, service } = props;
    const name = consumerEntry(consumer);
    const queueName = `${service.config.prefix}-${name}`;
    this.served = new ServiceFunction(this, 'function', {
      ...service,
      name,
      description: `Driftig ${service.config.stage}: ${consumer.word} when ${consumer.event}`,
      timeoutSeconds,
    });
    grantRights(this.served, consumer.rights, resources);
    this.deadLetters = deadLetterQueue(this, 'dead-letters', `${queueName}-failed`);
    this.waiting = eventQueue(this, 'waiting', {
      queueName,
      // As AWS advises: six times what the function may take, so that nothing is done twice at once.
      visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 8 },
    });
    this.served.addEventSource(
      new SqsEventSource(this.waiting, { batchSize: 10, reportBatchItemFailures: true }),
    );
    this.takeFrom(props.bus, storedEventName(consumer.event));
  }

  private takeFrom(eventBus: IEventBus, eventName: string): void {
    const { source, detailType } = outboxEvents;
    new Rule(this, 'rule', {
      eventBus,
      description: `Driftig: ${eventName} out of the outbox`,
      eventPattern: {
        source: [source],
        detailType: [detailType],
        detail: { dynamodb: { NewImage: { name: { S: [eventName] } } } },
      },
      targets: [new SqsQueue(this.waiting)],
    });
  }
}
