import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';

/** The topic of the alarms. The operator confirms its mail subscription once. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id, {
      topicName: `${config.prefix}-alarms`,
      displayName: `Driftig ${config.stage}`,
      enforceSSL: true,
    });
    this.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'));
    this.addSubscription(new EmailSubscription(config.operatorEmail));
  }
}
