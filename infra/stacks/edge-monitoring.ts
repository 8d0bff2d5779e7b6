import { Stack, type StackProps } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { addAlarms } from '../constructs/alarms.ts';
import { addBudget } from '../constructs/budget.ts';
import { bucketName } from '../constructs/private-bucket.ts';
import { edgeAlarms } from '../constructs/alarm-definitions.ts';

interface EdgeMonitoringStackProps extends StackProps {
  readonly config: StageConfig;
  readonly distribution: IDistribution;
}

/**
 * No personal data: no address, query, cookie, referrer or user agent. No path either, because links
 * in mails have a token in it; the API's access log has the route.
 */
const recordFields = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'cs-method',
  'cs-protocol',
  'cs-protocol-version',
  'ssl-protocol',
  'sc-status',
  'sc-content-type',
  'sc-bytes',
  'cs-bytes',
  'time-taken',
  'time-to-first-byte',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
];

/**
 * Log delivery and alarms of CloudFront and the firewall, the probe from outside and the budget, in us-east-1: AWS
 * configures the delivery and publishes the metrics there. The log itself is stored in the EU.
 */
export class EdgeMonitoringStack extends Stack {
  constructor(scope: Construct, id: string, props: EdgeMonitoringStackProps) {
    super(scope, id, props);
    const { config, distribution } = props;
    const { prefix } = config;
    this.deliverLog(prefix, distribution);
    const topic = new AlarmTopic(this, 'alarms', config);
    const probe = this.addProbe(config, distribution);
    addAlarms(this, { prefix, topic, alarms: edgeAlarms(distribution, prefix, probe) });
    addBudget(this, config);
  }

  /** Asks for the site's first page from outside, every half minute from three places. */
  private addProbe({ domain, prefix }: StageConfig, distribution: IDistribution): string {
    const probe = new CfnHealthCheck(this, 'probe', {
      healthCheckConfig: {
        type: 'HTTPS',
        fullyQualifiedDomainName: domain?.name ?? distribution.distributionDomainName,
        resourcePath: '/',
        requestInterval: 30,
        failureThreshold: 3,
        enableSni: true,
        regions: ['eu-west-1', 'us-east-1', 'us-west-1'],
      },
      healthCheckTags: [{ key: 'Name', value: prefix }],
    });
    return probe.attrHealthCheckId;
  }

  private deliverLog(prefix: string, { distributionId }: IDistribution): void {
    const name = `${prefix}-edge`;
    const source = new CfnDeliverySource(this, 'source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:aws:cloudfront::${this.account}:distribution/${distributionId}`,
    });
    const destination = new CfnDeliveryDestination(this, 'destination', {
      name,
      destinationResourceArn: `arn:aws:s3:::${bucketName(this, `${prefix}-logs`)}/edge`,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'delivery', {
      deliverySourceName: name,
      deliveryDestinationArn: destination.attrArn,
      recordFields,
      s3SuffixPath: '{yyyy}/{MM}/{dd}',
    });
    delivery.addResourceDependency(source);
  }
}
