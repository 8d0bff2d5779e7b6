import { Stack, type StackProps } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { bucketName } from '../constructs/private-bucket.ts';

export interface EdgeLogsStackProps extends StackProps {
  readonly prefix: string;
  readonly distribution: IDistribution;
}

/**
 * No address, query, cookie, referrer or client, and no path either: links in mails carry their
 * token in it. The API's own log has the route of each call.
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

/** CloudFront's log is set up in us-east-1 wherever it is kept; it is kept with the rest, in the EU. */
export class EdgeLogsStack extends Stack {
  constructor(scope: Construct, id: string, props: EdgeLogsStackProps) {
    super(scope, id, props);
    const name = `${props.prefix}-edge`;
    const source = new CfnDeliverySource(this, 'source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:aws:cloudfront::${this.account}:distribution/${props.distribution.distributionId}`,
    });
    const destination = new CfnDeliveryDestination(this, 'destination', {
      name,
      destinationResourceArn: `arn:aws:s3:::${bucketName(this, `${props.prefix}-logs`)}/edge`,
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
