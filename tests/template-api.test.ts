import { gatewayRoutesOf } from '@driftig/contracts/core/routes-of-gateway';
import { gatewayKey } from '@driftig/contracts/core/route';
import { allRoutes, routesByWord } from '@driftig/contracts/core/routes';
import { defaultRouteKey, wordOfUnknownPaths } from '@driftig/contracts/core/route-default';
import { apiHeaders } from '@driftig/functions/pipeline/result';
import { consumerEntry, consumers, consumersOf } from '../infra/consumers.ts';
import { product, socketEntry } from '../infra/product.ts';
import { describe, expect, test } from 'vitest';
import { allowedActions, statementsOf } from './support/infra/policies.ts';
import { pushSenders } from './support/live/push-senders.ts';
import { socketVariable, socketWriters } from './support/live/socket-writers.ts';
import { propertiesOf, synthesize } from './support/infra/templates.ts';

const { templates } = synthesize({ stage: 'prod' });
const { web, api, events } = templates;
const all = Object.values(templates);
const words = Object.keys(routesByWord);
const gatewayRoutes = gatewayRoutesOf(allRoutes);

describe('the API', () => {
  const isOfCalls = ({ RouteKey }: { RouteKey: string }) =>
    RouteKey.includes(' ') || RouteKey === defaultRouteKey;
  const routes = propertiesOf(api, 'AWS::ApiGatewayV2::Route').filter(isOfCalls);
  const keys: string[] = routes.map(({ RouteKey }) => RouteKey);

  test('has the routes that lead to each call of the contract, and the $default route', () => {
    const expected = [...gatewayRoutes.map(gatewayKey), defaultRouteKey];
    expect(keys.toSorted()).toEqual(expected.toSorted());
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeLessThan(150);
  });

  test('sends each route to the function of its word, by one integration per function', () => {
    const integrations = propertiesOf(api, 'AWS::ApiGatewayV2::Integration');
    // The other one is the socket's, see template-socket.test.ts.
    expect(integrations).toHaveLength(words.length + 1);
    const wordOf = new Map<string, string>(
      gatewayRoutes.map((each) => [gatewayKey(each), each.word]),
    );
    wordOf.set(defaultRouteKey, wordOfUnknownPaths);
    for (const { RouteKey, Target } of routes) {
      const [, integrationId] = Target['Fn::Join'][1];
      const integration = api.toJSON().Resources[integrationId.Ref].Properties;
      const [functionId] = integration.IntegrationUri['Fn::GetAtt'];
      const { FunctionName } = api.toJSON().Resources[functionId].Properties;
      expect(FunctionName).toBe(`driftig-prod-${wordOf.get(RouteKey)}`);
    }
  });

  test('requires the secret of CloudFront on every route', () => {
    for (const { AuthorizationType, AuthorizerId } of routes) {
      expect(AuthorizationType).toBe('CUSTOM');
      expect(AuthorizerId).toBeDefined();
    }
    web.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
      IdentitySource: ['$request.header.x-origin-verify'],
      EnableSimpleResponses: true,
      AuthorizerResultTtlInSeconds: 3600,
    });
  });

  test('says nothing of other origins: no other site reads what it answers', () => {
    const apis = propertiesOf(web, 'AWS::ApiGatewayV2::Api');
    expect(apis).toHaveLength(2);
    for (const each of apis) expect(each).not.toHaveProperty('CorsConfiguration');
    const policies = propertiesOf(web, 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(JSON.stringify(policies)).not.toMatch(/CorsConfig|access-control/i);
    expect(keys.filter((key) => key.startsWith('OPTIONS '))).toEqual([]);
    expect(JSON.stringify(apiHeaders)).not.toMatch(/access-control/i);
  });

  test('is throttled by the number of expected companies', () => {
    const throttleOf = (companies: number) => {
      const of = synthesize({ stage: 'prod', settings: { companies } }).templates.web;
      return propertiesOf(of, 'AWS::ApiGatewayV2::Stage')[0].DefaultRouteSettings;
    };
    expect(throttleOf(50)).toEqual({ ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 });
    expect(throttleOf(500)).toEqual({ ThrottlingRateLimit: 1100, ThrottlingBurstLimit: 2200 });
  });

  test('has its limits on the stage, and logs no address, path or user agent', () => {
    const [stage] = propertiesOf(web, 'AWS::ApiGatewayV2::Stage');
    expect(stage.DefaultRouteSettings).toMatchObject({
      ThrottlingRateLimit: 200,
      ThrottlingBurstLimit: 400,
    });
    expect(stage.AccessLogSettings.Format).toContain('$context.routeKey');
    expect(stage.AccessLogSettings.Format).not.toMatch(
      /identity|\.path|userAgent|requestOverride/i,
    );
  });
});

describe('functions', () => {
  const deployed = consumersOf(consumers, { malwareScan: false });
  const served = [api, events].flatMap((each) => propertiesOf(each, 'AWS::Lambda::Function'));
  const own = [...served, ...propertiesOf(web, 'AWS::Lambda::Function')];

  test('are one per word and consumer and one for the socket, on Node 24 and arm64, traced, with a JSON log that expires', () => {
    const names: string[] = served.map(({ FunctionName }) => FunctionName);
    const entries = [...words, socketEntry(product.socket), ...deployed.map(consumerEntry)];
    expect(names.toSorted()).toEqual(entries.map((entry) => `driftig-prod-${entry}`).toSorted());
    const logs = new Map<string, number>(
      all
        .flatMap((template) => propertiesOf(template, 'AWS::Logs::LogGroup'))
        .map((log) => [log.LogGroupName, log.RetentionInDays]),
    );
    for (const each of own) {
      expect(each).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        TracingConfig: { Mode: 'Active' },
        LoggingConfig: { LogFormat: 'JSON' },
      });
      expect(logs.get(`/aws/lambda/${each.FunctionName}`)).toBe(90);
    }
  });

  test('every log group has a retention', () => {
    for (const template of all) {
      for (const log of propertiesOf(template, 'AWS::Logs::LogGroup')) {
        expect(log.RetentionInDays).toBeGreaterThan(0);
      }
    }
  });

  /** They mail or log what the event says, and read nothing. */
  const withoutData = /-on-(contact-sent|hour-struck|operator-acted|plan-requested)$/;

  test('have every environment variable they read', () => {
    for (const { Environment, FunctionName } of served) {
      const expected = [
        // Only the function of auth has the secret of known devices.
        ...(FunctionName === 'driftig-prod-auth' ? ['DEVICE_SECRET'] : []),
        ...(pushSenders.includes(FunctionName) ? ['PUSH_SECRET'] : []),
        ...(socketWriters.includes(FunctionName) ? [socketVariable] : []),
        ...(withoutData.test(FunctionName) ? [] : ['COMPANY_ROLE']),
        'FILES_BUCKET',
        'LOG_LEVEL',
        'MAIL_CONFIGURATION_SET',
        'MAIL_FROM',
        'OPERATOR_EMAIL',
        'POWERTOOLS_METRICS_NAMESPACE',
        'POWERTOOLS_SERVICE_NAME',
        'SITE_URL',
        'STAGE',
        'TABLE_NAME',
        'USER_POOL_CLIENT_ID',
        'USER_POOL_ID',
        'USER_POOL_ISSUER',
        'USER_POOL_JWKS_URL',
      ];
      expect(Object.keys(Environment.Variables).toSorted(), FunctionName).toEqual(
        expected.toSorted(),
      );
    }
  });

  test('have the rights their word needs and no other', () => {
    const trace = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];
    const log = ['logs:CreateLogStream', 'logs:PutLogEvents'];
    const reads = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
    const changes = ['dynamodb:ConditionCheckItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];
    const account = [
      'AdminCreateUser',
      'AdminDeleteUser',
      'AdminInitiateAuth',
      'AdminRespondToAuthChallenge',
      'AdminSetUserMFAPreference',
      'AdminSetUserPassword',
    ];
    const files = ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'];
    const expected: Record<string, string[]> = {
      auth: [...changes, 'dynamodb:DeleteItem', ...account.map((each) => `cognito-idp:${each}`)],
      company: [...changes, 'dynamodb:DeleteItem', ...files],
      dashboard: ['dynamodb:UpdateItem'],
      records: [...changes, 'dynamodb:DeleteItem'],
      invoices: [...changes, 'dynamodb:DeleteItem'],
      employees: [...changes, 'dynamodb:DeleteItem', ...files],
      orders: [...changes, 'dynamodb:DeleteItem', ...files],
      planning: [...changes, 'dynamodb:DeleteItem'],
      receipts: [...changes, ...files],
      accounting: [...changes, 'dynamodb:DeleteItem', ...files],
      ledger: [...changes, 'dynamodb:DeleteItem', ...files],
      periods: changes,
      exchange: changes,
      bank: [...changes, 'dynamodb:DeleteItem'],
      chat: [...changes, 'dynamodb:DeleteItem', 'execute-api:ManageConnections', ...files],
      notifications: [...changes, 'dynamodb:DeleteItem', 'execute-api:ManageConnections'],
      time: [...changes, 'dynamodb:DeleteItem'],
      vacation: changes,
      calendar: [...changes, 'dynamodb:DeleteItem'],
      taskboard: [...changes, 'dynamodb:DeleteItem', ...files],
    };
    expect(Object.keys(expected).toSorted()).toEqual(words.toSorted());
    for (const [word, more] of Object.entries(expected)) {
      const actions = [...reads, ...more, ...trace, ...log].toSorted();
      expect(allowedActions(api, `driftig-prod-${word}`), word).toEqual(actions);
    }
  });

  test('send mails only where something is to be mailed, and change logins only where people log in', () => {
    const served = [
      ...words.map((word) => [word, api] as const),
      [socketEntry(product.socket), api] as const,
      ...deployed.map((consumer) => [consumerEntry(consumer), events] as const),
    ];
    const whoMay = (service: string) =>
      served
        .filter(([name, template]) =>
          allowedActions(template, `driftig-prod-${name}`).some((each) => each.startsWith(service)),
        )
        .map(([name]) => name);
    expect(whoMay('cognito-idp:')).toEqual(['auth', 'auth-on-registration-repeated']);
    expect(whoMay('ses:')).toEqual([
      'auth-on-company-registered',
      'auth-on-confirmation-requested',
      'auth-on-contact-sent',
      'auth-on-employee-invited',
      'auth-on-invitation-requested',
      'auth-on-second-factor-changed',
      'auth-on-password-reset-requested',
      'auth-on-registration-repeated',
      'orders-on-enquiry-acknowledged',
      'orders-on-enquiry-answered',
      'orders-on-enquiry-received',
      'company-on-plan-requested',
      'invoices-on-invoice-mailed',
      'notifications-on-notified',
    ]);
    const known = /^(dynamodb|s3|ses|cognito-idp|execute-api|logs|sqs|xray):/;
    const others = served.flatMap(([name, template]) =>
      allowedActions(template, `driftig-prod-${name}`).filter((each) => !known.test(each)),
    );
    expect(others).toEqual([]);
  });

  test('have wildcards in their rights only where AWS supports nothing narrower', () => {
    const unbounded = /^(xray:Put(TelemetryRecords|TraceSegments)|dynamodb:ListStreams)$/;
    const policies = [api, events].flatMap((each) => propertiesOf(each, 'AWS::IAM::Policy'));
    const statements = policies.flatMap(statementsOf);
    for (const { Action, Resource, Condition } of statements) {
      const actions = [Action].flat();
      for (const action of actions) expect(action).not.toContain('*');
      if (actions.every((action) => unbounded.test(action))) continue;
      const mails = actions.every((action) => action.startsWith('ses:Send'));
      if (Condition !== undefined && mails) continue;
      // Which sockets those are is held by template-socket.test.ts.
      if (Action === 'execute-api:ManageConnections') continue;
      const ofFiles = actions.every((action) => action.startsWith('s3:'));
      const open = ofFiles ? /\*(?<!-files-.*\/c\/\$\{aws:PrincipalTag\/company\}\/\*)/ : /\*/;
      expect(JSON.stringify(Resource)).not.toMatch(open);
    }
  });
});
