import { allSocketRoutes } from '@driftig/contracts/core/socket-routes';
import { webSocketStage } from '@driftig/local-cloud/gateway/websocket-event';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';

import { allowedActions, allStatements, statementsOfFunction } from './support/infra/policies.ts';
import {
  consumersWithSockets,
  socketVariable,
  socketWriters,
} from './support/live/socket-writers.ts';
import { propertiesOf, synthesize } from './support/infra/templates.ts';

const { web, api, events } = synthesize({ stage: 'prod' }).templates;
const name = 'driftig-prod-chat-socket';
const manage = 'execute-api:ManageConnections';

const functionNamed = (template: Template, functionName: string) =>
  propertiesOf(template, 'AWS::Lambda::Function').find(
    ({ FunctionName }) => FunctionName === functionName,
  );

describe('the socket', () => {
  const routes = propertiesOf(api, 'AWS::ApiGatewayV2::Route').filter(
    ({ RouteKey }) => /^\$?\w+$/.test(RouteKey) && RouteKey !== '$default',
  );
  const socketApi = propertiesOf(web, 'AWS::ApiGatewayV2::Api').find(
    ({ ProtocolType }) => ProtocolType === 'WEBSOCKET',
  );

  test('has a route for each frame, chosen by its action, and those of sockets that come and go', () => {
    expect(socketApi?.RouteSelectionExpression).toBe('$request.body.action');
    const keys = ['$connect', '$disconnect', ...allSocketRoutes.map(({ key }) => key)];
    const found: string[] = routes.map(({ RouteKey }) => RouteKey);
    expect(found.toSorted()).toEqual(keys.toSorted());
  });

  test('leads every route to its one function, which only this API may call', () => {
    const { Resources } = api.toJSON();
    for (const { Target } of routes) {
      const [, integrationId] = Target['Fn::Join'][1];
      const { IntegrationType, IntegrationUri } = Resources[integrationId.Ref].Properties;
      expect(IntegrationType).toBe('AWS_PROXY');
      const [, { 'Fn::GetAtt': getAtt }] = IntegrationUri['Fn::Join'][1];
      expect(Resources[getAtt[0]].Properties.FunctionName).toBe(name);
      const callers = propertiesOf(api, 'AWS::Lambda::Permission').filter(
        ({ FunctionName }) => FunctionName['Fn::GetAtt'][0] === getAtt[0],
      );
      expect(callers).toHaveLength(1);
      expect(callers[0].Principal).toBe('apigateway.amazonaws.com');
      expect(JSON.stringify(callers[0].SourceArn)).toContain('socketapi');
    }
  });

  test('is opened only through the edge', () => {
    const connect = routes.find(({ RouteKey }) => RouteKey === '$connect');
    expect(connect).toMatchObject({ AuthorizationType: 'CUSTOM' });
    expect(JSON.stringify(connect?.AuthorizerId)).toContain('socketauthorizer');
    const authorizer = propertiesOf(web, 'AWS::ApiGatewayV2::Authorizer').find(
      ({ IdentitySource }) => IdentitySource[0].startsWith('route.'),
    );
    expect(authorizer).toMatchObject({
      AuthorizerType: 'REQUEST',
      IdentitySource: ['route.request.header.x-origin-verify'],
    });
    expect(JSON.stringify(authorizer?.AuthorizerUri)).toContain('origincheck');
  });

  test('is /ws of the site: the path is the stage, so that no path is put before it', () => {
    const [{ DistributionConfig }] = propertiesOf(web, 'AWS::CloudFront::Distribution');
    const behavior = DistributionConfig.CacheBehaviors.find(
      ({ PathPattern }: { PathPattern: string }) => PathPattern === `/${webSocketStage}`,
    );
    const origin = DistributionConfig.Origins.find(
      ({ Id }: { Id: string }) => Id === behavior.TargetOriginId,
    );
    expect(JSON.stringify(origin.DomainName)).toContain('socketapi');
    expect(origin.OriginPath).toBeUndefined();
    expect(stageOf(web).StageName).toBe(webSocketStage);
  });

  test('has the limits of the API on its stage, and figures by route', () => {
    expect(stageOf(web).DefaultRouteSettings).toEqual({
      ThrottlingRateLimit: 200,
      ThrottlingBurstLimit: 400,
      DetailedMetricsEnabled: true,
    });
  });

  test('logs which frame came and how it ended, but not what it said nor who sent it', () => {
    const { DestinationArn, Format } = stageOf(web).AccessLogSettings;
    expect(DestinationArn).toBeDefined();
    expect(Format).toContain('$context.routeKey');
    expect(Format).not.toMatch(/identity|body|userAgent|connectionId|querystring/i);
  });

  test('has its log written by a role that outlives the stack, for another stage may need it', () => {
    const kept = { DeletionPolicy: 'RetainExceptOnCreate' };
    web.hasResource('AWS::ApiGateway::Account', kept);
    const [{ CloudWatchRoleArn }] = propertiesOf(web, 'AWS::ApiGateway::Account');
    const [roleId] = CloudWatchRoleArn['Fn::GetAtt'];
    expect(web.toJSON()['Resources'][roleId]).toMatchObject(kept);
  });
});

describe('open sockets', () => {
  test('are written to and closed by these functions and no other', () => {
    expect(socketWriters.map((each) => each.replace('driftig-prod-', ''))).toEqual([
      'chat',
      'notifications',
      'chat-socket',
      'chat-on-company-changed',
      'chat-on-logged-out',
      'chat-on-sessions-ended',
      'notifications-on-people-to-tell',
    ]);
    const granted = [api, events]
      .flatMap((template) => allStatements(template))
      .filter(({ Action }) => [Action].flat().includes(manage));
    expect(granted).toHaveLength(socketWriters.length);
  });

  test('are those of this API, and nothing is asked of them', () => {
    for (const writer of socketWriters) {
      const template = functionNamed(api, writer) ? api : events;
      const statements = statementsOfFunction(template, writer).filter(({ Action }) =>
        [Action].flat().some((action) => action.startsWith('execute-api:')),
      );
      const ofApi = { 'Fn::GetStackOutput': expect.objectContaining({ OutputName: 'SocketApi' }) };
      const sockets = (verb: string) => ({
        'Fn::Join': [
          '',
          [
            'arn:aws:execute-api:eu-north-1:111111111111:',
            ofApi,
            `/${webSocketStage}/${verb}/@connections/*`,
          ],
        ],
      });
      expect(statements, writer).toEqual([
        { Effect: 'Allow', Action: manage, Resource: [sockets('DELETE'), sockets('POST')] },
      ]);
    }
    const { Value } = web.toJSON()['Outputs'].SocketApi;
    expect(Value.Ref).toMatch(/^socketapi/);
  });

  test('are found by the SDK under the address of the stage', () => {
    for (const writer of socketWriters) {
      const { Environment } = functionNamed(api, writer) ?? functionNamed(events, writer) ?? {};
      const [, [scheme, ofApi, host, domain, path]] =
        Environment.Variables[socketVariable]['Fn::Join'];
      expect([scheme, host, domain, path]).toEqual([
        'https://',
        '.execute-api.eu-north-1.',
        { Ref: 'AWS::URLSuffix' },
        `/${webSocketStage}`,
      ]);
      expect(JSON.stringify(ofApi)).toMatch(/socketapi/i);
    }
  });

  test('have a function with the rights of the word chat, but to files', () => {
    const rights = allowedActions(api, 'driftig-prod-chat');
    const expected = rights.filter((action) => !action.startsWith('s3:'));
    expect(allowedActions(api, name)).toEqual(expected);
  });

  test('have consumers that take their events and change the table, and no other right', () => {
    const expected = [
      ...[
        'BatchGetItem',
        'ConditionCheckItem',
        'DeleteItem',
        'GetItem',
        'PutItem',
        'Query',
        'UpdateItem',
      ].map((action) => `dynamodb:${action}`),
      manage,
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'sqs:ChangeMessageVisibility',
      'sqs:DeleteMessage',
      'sqs:GetQueueAttributes',
      'sqs:GetQueueUrl',
      'sqs:ReceiveMessage',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ].toSorted();
    for (const consumer of consumersWithSockets) {
      expect(allowedActions(events, `driftig-prod-${consumer}`), consumer).toEqual(expected);
    }
  });
});

function stageOf(template: Template) {
  const stages = propertiesOf(template, 'AWS::ApiGatewayV2::Stage');
  return stages.find(({ StageName }) => StageName !== '$default') ?? {};
}
