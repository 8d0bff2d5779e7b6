import { contentSecurityPolicy, securityHeaders } from '@driftig/contracts/edge/edge-headers';
import { CfnResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** Headers with a CloudFront setting of their own; CloudFront refuses them as custom headers. */
const ownSettings = [
  'content-security-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
] as const;

interface EdgeHeadersProps {
  readonly name: string;
  /** Whether these headers replace those of the origin. */
  readonly override: boolean;
  /** The content security policy, where it is another than that of pages. */
  readonly policy?: string;
}

/** A CloudFront response headers policy with the contract's security headers. */
export class EdgeHeaders extends CfnResponseHeadersPolicy {
  constructor(scope: Construct, id: string, props: EdgeHeadersProps) {
    const { name, override, policy = contentSecurityPolicy } = props;
    super(scope, id, {
      responseHeadersPolicyConfig: {
        name,
        securityHeadersConfig: securityConfig(override, policy),
        customHeadersConfig: {
          items: Object.entries(securityHeaders)
            .filter(([header]) => !ownSettings.some((own) => own === header))
            .map(([header, value]) => ({ header, value, override })),
        },
      },
    });
  }
}

function securityConfig(
  override: boolean,
  policy: string,
): CfnResponseHeadersPolicy.SecurityHeadersConfigProperty {
  const transport = securityHeaders['strict-transport-security'];
  return {
    contentSecurityPolicy: {
      contentSecurityPolicy: policy,
      override,
    },
    contentTypeOptions: { override },
    frameOptions: { frameOption: securityHeaders['x-frame-options'], override },
    referrerPolicy: { referrerPolicy: securityHeaders['referrer-policy'], override },
    strictTransportSecurity: {
      accessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
      includeSubdomains: transport.includes('includeSubDomains'),
      override,
    },
  };
}
