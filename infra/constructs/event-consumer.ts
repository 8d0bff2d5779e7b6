import { Duration } from 'aws-cdk-lib';
import { type EventPattern, type IEventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue, Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Consumer, consumerEntry, storedEventName } from '../consumers.ts';
import { eventQueue } from './event-queue.ts';
import type { FunctionContext } from './function-context.ts';
import { mailEventPattern } from './mail-events.ts';
import { outboxEvents } from './outbox-bus.ts';
import { ServiceFunction } from './service-function.ts';
import { grantRights } from './word-access.ts';

interface EventConsumerProps {
  readonly consumer: Consumer;
  readonly bus: IEventBus;
  /** The dead letter queue. It is shared: moving its messages back takes each to its own queue. */
  readonly failed: IQueue;
  readonly context: FunctionContext;
}

const timeoutSeconds = 60;
const mostReceives = 8;

/** A function with a queue of its own, fed with one kind of event from a bus. */
export class EventConsumer extends Construct {
  readonly served: ServiceFunction;
  readonly waiting: Queue;

  constructor(scope: Construct, id: string, props: EventConsumerProps) {
    super(scope, id);
    const { consumer, context } = props;
    const { config, bundles, environment, resources } = context;
    const name = consumerEntry(consumer);
    this.served = new ServiceFunction(this, 'function', {
      config,
      name,
      description: `Driftig ${config.stage}: ${consumer.word} when ${consumer.event}`,
      folder: bundles.functionFolder(name),
      environment: { ...environment, POWERTOOLS_SERVICE_NAME: name },
      timeoutSeconds,
    });
    grantRights(this.served, consumer.rights, resources);
    this.waiting = eventQueue(this, 'waiting', {
      queueName: `${config.prefix}-${name}`,
      // Six times the function's time limit, as AWS advises: an event in work is not given out again.
      visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
      deadLetterQueue: { queue: props.failed, maxReceiveCount: mostReceives },
    });
    this.served.addEventSource(
      new SqsEventSource(this.waiting, { batchSize: 10, reportBatchItemFailures: true }),
    );
    new Rule(this, 'rule', {
      eventBus: props.bus,
      description: `Driftig ${config.stage}: what ${name} reacts to`,
      eventPattern: patternOf(consumer, context),
      targets: [new SqsQueue(this.waiting)],
    });
  }
}

function patternOf({ source, event }: Consumer, { resources }: FunctionContext): EventPattern {
  if (source === 'mail') return mailEventPattern(resources.mailEvents);
  return {
    source: [outboxEvents.source],
    detailType: [outboxEvents.detailType],
    detail: { dynamodb: { NewImage: { name: { S: [storedEventName(event)] } } } },
  };
}
