import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/** Events live as long here as a mistake may take to be found and mended. */
const kept = Duration.days(14);

export function eventQueue(scope: Construct, id: string, props: QueueProps): Queue {
  return new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: kept,
    ...props,
  });
}

/** Where what failed is laid aside; an alarm says when something is in it. */
export function deadLetterQueue(scope: Construct, id: string, queueName: string): Queue {
  const queue = eventQueue(scope, id, { queueName });
  acknowledge(queue, { 'AwsSolutions-SQS3': 'It is itself the queue for what failed.' });
  return queue;
}
