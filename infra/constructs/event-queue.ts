import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/** The maximum of SQS: time to find and fix what made events fail. */
const kept = Duration.days(14);

export function eventQueue(scope: Construct, id: string, props: QueueProps): Queue {
  return new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: kept,
    ...props,
  });
}

/** A dead letter queue. An alarm sounds when a message is in it. */
export function deadLetterQueue(scope: Construct, id: string, queueName: string): Queue {
  const queue = eventQueue(scope, id, { queueName });
  acknowledge(queue, { 'AwsSolutions-SQS3': 'It is itself the queue for what failed.' });
  return queue;
}

/**
 * The dead letter queue of all rules of EventBridge in this account. One statement lets them in: a policy of SQS has
 * room for 20, and there are more rules.
 */
export function ruleQueue(scope: Construct, id: string, queueName: string): Queue {
  const queue = deadLetterQueue(scope, id, queueName);
  const { region, account } = Stack.of(scope);
  queue.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('events.amazonaws.com')],
      actions: ['sqs:SendMessage'],
      resources: [queue.queueArn],
      conditions: { ArnLike: { 'aws:SourceArn': `arn:aws:events:${region}:${account}:rule/*` } },
    }),
  );
  return queue;
}
