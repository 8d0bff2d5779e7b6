import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { Gateway } from '../constructs/gateway.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { removalPolicyOf } from '../constructs/removal-policy.ts';
import { SocketGateway } from '../constructs/socket-gateway.ts';
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
 * CloudFront, the site's bucket, and the HTTP API and the WebSocket API without their routes. The routes
 * are in the api stack, because the functions need the site's address (docs/decisions/0011).
 */
export class WebStack extends Stack {
  readonly site: IBucket;
  readonly gateway: Gateway;
  readonly socket: SocketGateway;
  /** As other stacks name it. An output with a name of its own, because findings about rights repeat it. */
  readonly socketApiId: string;
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
    const { originCheck } = this.gateway;
    this.socket = new SocketGateway(this, 'socket', { config, originCheck });
    this.edge = new SiteDistribution(this, 'edge', {
      ...props,
      site: this.site,
      gateway: this.gateway,
      socket: this.socket,
    });
    this.nameSite(config);
    new CfnOutput(this, 'SocketApi', { value: this.socket.api.apiId });
    this.socketApiId = Fn.getStackOutput(this.stackName, 'SocketApi', this.region);
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
