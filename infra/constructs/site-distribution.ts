import { readerFolder, readerPolicy } from '@driftig/contracts/edge/edge-headers';
import { apiPathPatterns } from '@driftig/contracts/edge/edge-paths';
import { Duration, Stack } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { BehaviorOptions } from 'aws-cdk-lib/aws-cloudfront';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { fileURLToPath } from 'node:url';
import { acknowledge } from '../acknowledge.ts';
import type { StageConfig } from '../config.ts';
import type { Endpoint } from '../product.ts';
import { EdgeHeaders } from './edge-headers.ts';
import type { Gateway } from './gateway.ts';
import { originHeader } from './origin-header.ts';
import { type SocketGateway, socketStage } from './socket-gateway.ts';

interface SiteDistributionProps {
  readonly config: StageConfig;
  readonly site: IBucket;
  readonly gateway: Gateway;
  readonly socket: SocketGateway;
  readonly firewallArn: string;
  readonly certificate: ICertificate | undefined;
  readonly endpoints: readonly Endpoint[];
}

/**
 * One origin for the browser: the contract's paths come from the API, the socket from the WebSocket API,
 * and all others from the bucket.
 */
export class SiteDistribution extends Construct {
  readonly distribution: Distribution;
  /** With the custom domain, or with CloudFront's name where there is none. */
  readonly siteUrl: string;

  constructor(scope: Construct, id: string, props: SiteDistributionProps) {
    super(scope, id);
    const { config, certificate } = props;
    const api = this.apiBehavior(props);
    const site = this.siteBehavior(props);
    this.distribution = new Distribution(this, 'distribution', {
      comment: config.prefix,
      defaultBehavior: site,
      additionalBehaviors: {
        ...Object.fromEntries(apiPathPatterns(props.endpoints).map((pattern) => [pattern, api])),
        [`/${socketStage}`]: { ...api, origin: this.apiOrigin(props, props.socket.host) },
        [`/${readerFolder}*`]: this.readerBehavior(site, props),
      },
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: props.firewallArn,
      ...(config.domain && certificate && ownDomain(config.domain.name, certificate)),
    });
    const host = config.domain?.name ?? this.distribution.distributionDomainName;
    this.siteUrl = `https://${host}`;
    this.acknowledgeFindings(config);
  }

  private siteBehavior({ config, site }: SiteDistributionProps): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(site),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: new EdgeHeaders(this, 'site-headers', {
        name: `${config.prefix}-site`,
        override: true,
      }),
      functionAssociations: [this.onViewerRequest('spa-fallback', config)],
    };
  }

  /** The files of the reader of receipts: as those of the site, with the policy that its worker needs. */
  private readerBehavior(
    site: BehaviorOptions,
    { config }: SiteDistributionProps,
  ): BehaviorOptions {
    const { functionAssociations: _none, ...files } = site;
    return {
      ...files,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy: new EdgeHeaders(this, 'reader-headers', {
        name: `${config.prefix}-reader`,
        override: true,
        policy: readerPolicy,
      }),
    };
  }

  /** Both APIs are shown the secret. */
  private apiOrigin({ gateway }: SiteDistributionProps, host: string): HttpOrigin {
    return new HttpOrigin(host, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      readTimeout: Duration.seconds(30),
      customHeaders: { [originHeader]: gateway.secret.secretValue.unsafeUnwrap() },
    });
  }

  private apiBehavior(props: SiteDistributionProps): BehaviorOptions {
    const { config, gateway } = props;
    const { region, urlSuffix } = Stack.of(this);
    return {
      origin: this.apiOrigin(props, `${gateway.api.apiId}.execute-api.${region}.${urlSuffix}`),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      // Only added to answers of API Gateway and the firewall; the functions set these headers themselves.
      responseHeadersPolicy: new EdgeHeaders(this, 'api-headers', {
        name: `${config.prefix}-api`,
        override: false,
      }),
      functionAssociations: [this.onViewerRequest('viewer-address', config)],
    };
  }

  private onViewerRequest(name: string, config: StageConfig) {
    const filePath = fileURLToPath(new URL(`../edge/${name}.js`, import.meta.url));
    const edgeFunction = new EdgeFunction(this, name, {
      functionName: `${config.prefix}-${name}`,
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromFile({ filePath }),
    });
    return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST };
  }

  private acknowledgeFindings(config: StageConfig): void {
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1': 'People log in from wherever they work; no country is blocked.',
      'AwsSolutions-CFR3':
        'Logged by standard logging v2, in the edge-monitoring stack, which leaves addresses and queries out; the rule only sees the older kind.',
      ...(config.domain === undefined && {
        'AwsSolutions-CFR4':
          "Without a custom domain CloudFront's certificate is used, and CloudFront then decides the TLS version.",
      }),
    });
  }
}

/** CloudFront lets the minimum TLS version be set only with a custom certificate. */
function ownDomain(name: string, certificate: ICertificate) {
  const minimumProtocolVersion = SecurityPolicyProtocol.TLS_V1_2_2021;
  return { domainNames: [name], certificate, minimumProtocolVersion };
}
