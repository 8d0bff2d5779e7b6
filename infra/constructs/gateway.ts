import { Duration, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { fileURLToPath } from 'node:url';
import { acknowledge } from '../acknowledge.ts';
import type { StageConfig } from '../config.ts';
import { originHeader } from './origin-header.ts';
import { ServiceFunction } from './service-function.ts';
import { ServiceLogs } from './service-logs.ts';
import { countThrottled } from './throttled.ts';

/** No personal data: route keys instead of paths, and neither address nor user agent. */
const accessLogFields = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  routeKey: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  functionLatency: '$context.integrationLatency',
  length: '$context.responseLength',
  error: '$context.error.message',
  functionError: '$context.integrationErrorMessage',
  originCheckError: '$context.authorizer.error',
};

/** The HTTP API without its routes, and the authorizer that requires the secret of CloudFront. */
export class Gateway extends Construct {
  readonly api: HttpApi;
  readonly authorizer: IHttpRouteAuthorizer;
  readonly secret: Secret;
  /** The one it replaced, good until it is replaced itself; undefined for the first. */
  readonly secretBefore: Secret | undefined;
  /** The function behind the authorizers of this API and of the socket. */
  readonly originCheck: ServiceFunction;
  /** Calls and frames that API Gateway refused with 429; those that a function refuses are not counted. */
  readonly throttledCalls: IMetric;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.api = new HttpApi(this, 'api', { apiName: config.prefix, createDefaultStage: false });
    const accessLog = new ServiceLogs(
      this,
      'access-log',
      config,
      `/aws/vendedlogs/apis/${config.prefix}`,
    );
    new HttpStage(this, 'stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: config.throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
    this.throttledCalls = countThrottled(accessLog, config.prefix);
    const { originSecret: newest } = config;
    this.secret = this.makeSecret(config, newest);
    this.secretBefore = newest > 1 ? this.makeSecret(config, newest - 1) : undefined;
    this.originCheck = this.makeOriginCheck(config);
    this.authorizer = this.makeAuthorizer(this.originCheck);
  }

  private makeSecret(config: StageConfig, which: number): Secret {
    const secret = new Secret(this, `origin-secret-${which}`, {
      description: `Driftig ${config.stage}: what the edge shows the API`,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'Edge and API read it when they are deployed; it is replaced by raising originSecret in the stage settings.',
    });
    return secret;
  }

  private makeOriginCheck(config: StageConfig): ServiceFunction {
    return new ServiceFunction(this, 'origin-check', {
      config,
      name: 'origin-check',
      description: 'Refuses what did not come through the edge',
      folder: fileURLToPath(new URL('../edge/origin-check', import.meta.url)),
      environment: {
        ORIGIN_SECRET: this.secret.secretValue.unsafeUnwrap(),
        ...(this.secretBefore && {
          ORIGIN_SECRET_BEFORE: this.secretBefore.secretValue.unsafeUnwrap(),
        }),
      },
      memoryMiB: 256,
      timeoutSeconds: 3,
    });
  }

  /** API Gateway caches its answer for an hour per header value, so few requests wait for it. */
  private makeAuthorizer(check: ServiceFunction): IHttpRouteAuthorizer {
    const { region, account } = Stack.of(this);
    const authorizer = new HttpAuthorizer(this, 'authorizer', {
      httpApi: this.api,
      authorizerName: 'origin-check',
      type: HttpAuthorizerType.LAMBDA,
      identitySource: [`$request.header.${originHeader}`],
      enableSimpleResponses: true,
      authorizerUri: `arn:aws:apigateway:${region}:lambda:path/2015-03-31/functions/${check.functionArn}/invocations`,
      resultsCacheTtl: Duration.hours(1),
    });
    check.addPermission('gateway', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: `arn:aws:execute-api:${region}:${account}:${this.api.apiId}/authorizers/${authorizer.authorizerId}`,
    });
    const { authorizerId } = authorizer;
    return HttpAuthorizer.fromHttpAuthorizerAttributes(this, 'for-routes', {
      authorizerId,
      authorizerType: 'CUSTOM',
    });
  }
}
