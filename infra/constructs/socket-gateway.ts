import { Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  LogGroupLogDestination,
  WebSocketApi,
  WebSocketAuthorizer,
  WebSocketAuthorizerType,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { ApiLogRole } from './api-log-role.ts';
import { originHeader } from './origin-header.ts';
import type { ServiceFunction } from './service-function.ts';
import { ServiceLogs } from './service-logs.ts';
import { countThrottled } from './throttled.ts';

/** The stage is the path: what CloudFront forwards as `/ws` reaches the stage without an origin path. */
export const socketStage = 'ws';

/** No personal data and nothing of what is written: neither body, address, user agent nor query. */
const accessLogFields = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  routeKey: '$context.routeKey',
  eventType: '$context.eventType',
  status: '$context.status',
  functionLatency: '$context.integrationLatency',
  error: '$context.error.message',
  functionError: '$context.integrationErrorMessage',
  originCheckError: '$context.authorizer.error',
};

interface SocketGatewayProps {
  readonly config: StageConfig;
  /** The function that requires the secret of CloudFront. */
  readonly originCheck: ServiceFunction;
}

/** The WebSocket API without its routes, and the authorizer of `$connect`. */
export class SocketGateway extends Construct {
  readonly api: WebSocketApi;
  readonly authorizerId: string;
  /** Where functions write to open sockets and close them. */
  readonly managementEndpoint: string;
  /** The host without a scheme, the origin of CloudFront. */
  readonly host: string;

  constructor(scope: Construct, id: string, { config, originCheck }: SocketGatewayProps) {
    super(scope, id);
    const { region, urlSuffix } = Stack.of(this);
    this.api = new WebSocketApi(this, 'api', { apiName: `${config.prefix}-socket` });
    this.host = `${this.api.apiId}.execute-api.${region}.${urlSuffix}`;
    this.managementEndpoint = `https://${this.host}/${socketStage}`;
    this.addStage(config);
    this.authorizerId = this.addAuthorizer(originCheck);
  }

  private addStage(config: StageConfig): void {
    const accessLog = new ServiceLogs(
      this,
      'access-log',
      config,
      `/aws/vendedlogs/apis/${config.prefix}-socket`,
    );
    countThrottled(accessLog, config.prefix);
    const stage = new WebSocketStage(this, 'stage', {
      webSocketApi: this.api,
      stageName: socketStage,
      autoDeploy: true,
      throttle: config.throttle,
      detailedMetricsEnabled: true,
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
    stage.node.addDependency(new ApiLogRole(this, 'log-role'));
  }

  /** API Gateway keeps no answer of a WebSocket API's authorizer, so each `$connect` waits for it. */
  private addAuthorizer(check: ServiceFunction): string {
    const { region, account } = Stack.of(this);
    const { authorizerId } = new WebSocketAuthorizer(this, 'authorizer', {
      webSocketApi: this.api,
      authorizerName: 'origin-check',
      type: WebSocketAuthorizerType.LAMBDA,
      identitySource: [`route.request.header.${originHeader}`],
      authorizerUri: `arn:aws:apigateway:${region}:lambda:path/2015-03-31/functions/${check.functionArn}/invocations`,
    });
    check.addPermission('socket', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: `arn:aws:execute-api:${region}:${account}:${this.api.apiId}/authorizers/${authorizerId}`,
    });
    return authorizerId;
  }
}
