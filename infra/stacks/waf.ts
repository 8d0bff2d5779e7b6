import { Stack, type StackProps } from 'aws-cdk-lib';
import {
  Certificate,
  CertificateValidation,
  type ICertificate,
  KeyAlgorithm,
} from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { Firewall } from '../constructs/firewall.ts';
import type { Endpoint } from '../product.ts';

interface WafStackProps extends StackProps {
  readonly config: StageConfig;
  readonly endpoints: readonly Endpoint[];
}

/** Firewall and certificate, which CloudFront accepts only from us-east-1. */
export class WafStack extends Stack {
  readonly firewallArn: string;
  readonly certificate: ICertificate | undefined;

  constructor(scope: Construct, id: string, { config, endpoints, ...props }: WafStackProps) {
    super(scope, id, props);
    const { prefix: name, firewall: kind } = config;
    this.firewallArn = new Firewall(this, 'firewall', { name, kind, endpoints }).arn;
    this.certificate = this.certificateFor(config.domain);
  }

  private certificateFor(domain: StageConfig['domain']): ICertificate | undefined {
    if (domain === undefined) return undefined;
    if (domain.certificateArn !== undefined) {
      return Certificate.fromCertificateArn(this, 'certificate', domain.certificateArn);
    }
    const { id: hostedZoneId, name: zoneName } = domain.hostedZone ?? { id: '', name: '' };
    const zone = HostedZone.fromHostedZoneAttributes(this, 'zone', { hostedZoneId, zoneName });
    return new Certificate(this, 'certificate', {
      domainName: domain.name,
      validation: CertificateValidation.fromDns(zone),
      // 128 bits of security; ACM's default, RSA-2048, has 112.
      keyAlgorithm: KeyAlgorithm.EC_PRIME256V1,
    });
  }
}
