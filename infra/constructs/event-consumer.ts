import { Duration } from 'aws-cdk-lib';
import { type EventPattern, type IEventBus, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { type IQueue, Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Consumer, consumerEntry, storedEventName } from '../consumers.ts';
import { eventQueue } from './event-queue.ts';
import { environmentFor, type FunctionContext } from './function-context.ts';
import { mailEventPattern } from './mail-events.ts';
import { scanEventPattern } from './malware-scan.ts';
import { outboxEvents } from './outbox-bus.ts';
import { ServiceFunction } from './service-function.ts';
import { grantRights } from './word-access.ts';

interface EventConsumerProps {
  readonly consumer: Consumer;
  readonly bus: IEventBus;
  /** The shared dead letter queue; a redrive returns each message to the queue it came from. */
  readonly failed: IQueue;
  /** Gets the events that its rule could not put into its queue. */
  readonly undelivered: IQueue;
  readonly context: FunctionContext;
}

const timeoutSeconds = 60;
const maxReceiveCount = 8;

/** A Lambda function with its own SQS queue, which an EventBridge rule fills with one kind of event. */
export class EventConsumer extends Construct {
  readonly handler: ServiceFunction;
  readonly queue: Queue;

  constructor(scope: Construct, id: string, props: EventConsumerProps) {
    super(scope, id);
    const { consumer, context } = props;
    const { config, bundles, resources } = context;
    const name = consumerEntry(consumer);
    this.handler = new ServiceFunction(this, 'function', {
      config,
      name,
      description: `Driftig ${config.stage}: ${consumer.word} when ${consumer.event}`,
      folder: bundles.functionFolder(name),
      environment: environmentFor(name, consumer.rights, context),
      timeoutSeconds,
    });
    grantRights(this.handler, consumer.rights, resources);
    this.queue = eventQueue(this, 'waiting', {
      queueName: `${config.prefix}-${name}`,
      // AWS recommends six times the function's timeout, so that a message in work is not redelivered.
      visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
      deadLetterQueue: { queue: props.failed, maxReceiveCount },
    });
    this.handler.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 10, reportBatchItemFailures: true }),
    );
    // SES's topic puts received mails into the queue.
    if (consumer.source === 'mailIn') return;
    // Named by its ARN, so that CDK adds no statement for each rule; see `ruleQueue`.
    const deadLetterQueue = Queue.fromQueueArn(this, 'undelivered', props.undelivered.queueArn);
    new Rule(this, 'rule', {
      description: `Driftig ${config.stage}: what ${name} reacts to`,
      ...occasionOf(props),
      targets: [new SqsQueue(this.queue, { deadLetterQueue })],
    });
  }
}

/** Every hour, which is an event of no bus, or one of the bus that matches. */
function occasionOf({ consumer, bus, context }: EventConsumerProps) {
  if (consumer.source === 'clock') return { schedule: Schedule.cron({ minute: '0' }) };
  return { eventBus: bus, eventPattern: patternOf(consumer, context) };
}

function patternOf({ source, event }: Consumer, { resources }: FunctionContext): EventPattern {
  if (source === 'mail') return mailEventPattern(resources.mailEvents);
  if (source === 'scan') return scanEventPattern(resources.files);
  return {
    source: [outboxEvents.source],
    detailType: [outboxEvents.detailType],
    detail: { dynamodb: { NewImage: { name: { S: [storedEventName(event)] } } } },
  };
}
