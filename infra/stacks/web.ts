import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { Gateway } from '../constructs/gateway.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { removalPolicyOf } from '../constructs/removal-policy.ts';
import type { Endpoint } from '../product.ts';
import { SiteDistribution } from '../constructs/site-distribution.ts';

interface WebStackProps extends StackProps {
  readonly config: StageConfig;
  readonly logs: IBucket;
  readonly firewallArn: string;
  readonly certificate: ICertificate | undefined;
  readonly endpoints: readonly Endpoint[];
}

/**
 * CloudFront, the site's bucket and the HTTP API without its routes. The routes are in the api stack,
 * because the functions need the site's address (docs/decisions/0011).
 */
export class WebStack extends Stack {
  readonly site: IBucket;
  readonly gateway: Gateway;
  readonly edge: SiteDistribution;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const { config } = props;
    this.site = privateBucket(this, 'site', {
      name: `${config.prefix}-site`,
      removalPolicy: removalPolicyOf(config),
      undoDays: 30,
      logs: { bucket: props.logs, prefix: 's3/site/' },
    });
    this.gateway = new Gateway(this, 'gateway', config);
    this.edge = new SiteDistribution(this, 'edge', {
      ...props,
      site: this.site,
      gateway: this.gateway,
    });
    this.nameSite(config);
    new CfnOutput(this, 'SiteUrl', { value: this.edge.siteUrl });
    new CfnOutput(this, 'DistributionDomain', {
      value: this.edge.distribution.distributionDomainName,
    });
  }

  private nameSite({ domain }: StageConfig): void {
    if (domain?.hostedZone === undefined) return;
    const { id: hostedZoneId, name: zoneName } = domain.hostedZone;
    const record = {
      zone: HostedZone.fromHostedZoneAttributes(this, 'zone', { hostedZoneId, zoneName }),
      recordName: `${domain.name}.`,
      target: RecordTarget.fromAlias(new CloudFrontTarget(this.edge.distribution)),
    };
    new ARecord(this, 'address', record);
    new AaaaRecord(this, 'address-v6', record);
  }
}
