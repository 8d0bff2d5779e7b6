import { Duration } from 'aws-cdk-lib';
import { ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses';
import { S3 } from 'aws-cdk-lib/aws-ses-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { StageConfig } from '../config.ts';
import { privateBucket } from './private-bucket.ts';
import { removalPolicyOf } from './removal-policy.ts';

/** Received mails are removed once they are handled; what failed stays as long as its message in the queue. */
const keptDays = 14;

/** The name of the bucket of received mails, without the account. */
export const mailInBucket = ({ prefix }: StageConfig) => `${prefix}-mail-in`;

interface MailInProps {
  readonly config: StageConfig;
  readonly domain: string;
  readonly logs: IBucket;
}

/**
 * Receives the mails to a domain: SES checks each, puts it into a private bucket and notifies a topic. The operator
 * makes the rule set the active one of the account, once (docs/deploy.md).
 */
export class MailIn extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, { config, domain, logs }: MailInProps) {
    super(scope, id);
    const bucket = privateBucket(this, 'mails', {
      name: mailInBucket(config),
      removalPolicy: removalPolicyOf(config),
      undoDays: 1,
      rules: [{ id: 'expire', expiration: Duration.days(keptDays) }],
      logs: { bucket: logs, prefix: 's3/mail-in/' },
    });
    this.topic = new Topic(this, 'received', {
      topicName: `${config.prefix}-mail-received`,
      displayName: `Driftig ${config.stage}`,
      enforceSSL: true,
    });
    new ReceiptRuleSet(this, 'rules', {
      receiptRuleSetName: config.prefix,
      rules: [
        {
          receiptRuleName: `${config.prefix}-receipts`,
          recipients: [domain],
          scanEnabled: true,
          tlsPolicy: TlsPolicy.REQUIRE,
          actions: [new S3({ bucket, topic: this.topic })],
        },
      ],
    });
    acknowledge(this.topic, {
      'AwsSolutions-SNS2':
        'SES publishes to a topic with a key of our own only; what is published has no content of the mail.',
    });
  }

  /** Puts the notifications into a queue as SES wrote them. */
  notify(queue: IQueue): void {
    this.topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true }));
  }
}
