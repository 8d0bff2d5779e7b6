import { Stack, type StackProps } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { deadLetterQueue, ruleQueue } from '../constructs/event-queue.ts';
import { EventConsumer } from '../constructs/event-consumer.ts';
import { type FunctionContextProps, functionContext } from '../constructs/function-context.ts';
import { MailIn } from '../constructs/mail-in.ts';
import { MailEvents } from '../constructs/mail-events.ts';
import { OutboxBus } from '../constructs/outbox-bus.ts';
import type { ServiceFunction } from '../constructs/service-function.ts';
import { consumerEntry, consumersOf } from '../consumers.ts';
import type { Product } from '../product.ts';

interface EventsStackProps extends StackProps, FunctionContextProps {
  readonly product: Product;
}

/** The buses of outbox and mail events, and the consumers of both. */
export class EventsStack extends Stack {
  readonly outbox: OutboxBus;
  readonly consumers: readonly EventConsumer[];
  readonly functions: readonly ServiceFunction[];
  /** The dead letter queue of all consumers. */
  readonly failed: Queue;
  /** The dead letter queue of all rules. */
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, props: EventsStackProps) {
    super(scope, id, props);
    const { prefix } = props.config;
    const context = functionContext(this, props);
    this.outbox = new OutboxBus(this, 'outbox', prefix, props.data.table);
    new MailEvents(this, 'mail-events', context.resources.mailEvents);
    this.failed = deadLetterQueue(this, 'failed', `${prefix}-events-failed`);
    this.undelivered = ruleQueue(this, 'undelivered', `${prefix}-events-undelivered`);
    const ofAccount = EventBus.fromEventBusName(this, 'default-bus', 'default');
    const { bus: outbox } = this.outbox;
    const [mail, mailIn, scan, clock] = [ofAccount, ofAccount, ofAccount, ofAccount];
    const buses = { outbox, mail, mailIn, scan, clock };
    const deployed = consumersOf(props.product.consumers, props.config);
    this.consumers = deployed.map(
      (consumer) =>
        new EventConsumer(this, consumerEntry(consumer), {
          consumer,
          bus: buses[consumer.source ?? 'outbox'],
          failed: this.failed,
          undelivered: this.undelivered,
          context,
        }),
    );
    this.receiveMails(props);
    this.functions = this.consumers.map(({ handler }) => handler);
  }
  /** Only a stage that has a domain for it receives mails. */
  private receiveMails({ config, data, product }: EventsStackProps): void {
    if (config.receiptMail === undefined) return;
    const { domain } = config.receiptMail;
    const received = new MailIn(this, 'mail-in', { config, domain, logs: data.logs });
    const sources = consumersOf(product.consumers, config).map(({ source }) => source);
    for (const [index, { queue }] of this.consumers.entries())
      if (sources[index] === 'mailIn') received.notify(queue);
  }
}
