import type { Word } from '@driftig/contracts/core/route';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { expect, test } from 'vitest';

import { placeholderBundles } from '../infra/bundles.ts';
import { stageConfig } from '../infra/config.ts';
import { ServiceFunction } from '../infra/constructs/service-function.ts';
import { type Endpoint, endpointsOf, type Product, product } from '../infra/product.ts';
import type { Rights } from '../infra/rights.ts';
import { callKey, documentedCalls } from './support/spec.ts';
import { operator, propertiesOf, resourceCount, synthesize } from './support/templates.ts';
import { allWords } from './support/words.ts';

/** CloudFormation allows 500 per stack; the rest is a margin. */
const mostResources = 450;
const consumersToCome = 25;
const everyRight: Rights = {
  table: 'deletes',
  recognisesSessions: true,
  sendsMail: true,
  files: true,
};

const built = endpointsOf(product);
const builtKeys = new Set(built.map(callKey));
const socketCalls = documentedCalls().filter(({ method }) => method === 'WS');
const httpCalls = documentedCalls().filter(({ method }) => method !== 'WS');
const missing = httpCalls.filter((call) => !builtKeys.has(callKey(call)));

/** The product when every documented call is built, with the expected number of consumers. */
const foretold: Product = {
  words: allWords.map((word) => ({
    word,
    rights: everyRight,
    routes: [...(product.words.find((each) => each.word === word)?.routes ?? []), ...toCome(word)],
  })),
  consumers: Array.from({ length: consumersToCome }, (_, index) => ({
    word: 'invoices' as const,
    event: `to-come-${index}`,
    rights: everyRight,
  })),
};

function toCome(word: Word): Endpoint[] {
  const ofWord = missing.filter((call) => call.word === word);
  return ofWord.map(
    ({ method, path }, index) => ({ key: `${word}ToCome${index}`, method, path }) as Endpoint,
  );
}

/** The WebSocket API to come, with a function for connections and one for messages. */
function socketStack(): Template {
  const config = stageConfig('prod', operator);
  const stack = new Stack(new App({ builtinCloudFormationValidation: false }), 'socket');
  const [live, chat] = ['live', 'chat'].map((name) => {
    const folder = placeholderBundles.functionFolder(name);
    const description = `the socket: ${name}`;
    return new ServiceFunction(stack, name, { config, name, description, folder, environment: {} });
  }) as [ServiceFunction, ServiceFunction];
  const routed = (target: ServiceFunction, key: string) => ({
    integration: new WebSocketLambdaIntegration(key, target),
  });
  const api = new WebSocketApi(stack, 'api', {
    connectRouteOptions: routed(live, 'connect'),
    disconnectRouteOptions: routed(live, 'disconnect'),
    defaultRouteOptions: routed(live, 'ping'),
  });
  for (const { path } of socketCalls) api.addRoute(path, routed(chat, path));
  const stage = new WebSocketStage(stack, 'stage', {
    webSocketApi: api,
    stageName: 'ws',
    autoDeploy: true,
  });
  return Template.fromStack(Stack.of(stage));
}

const { templates } = synthesize({ stage: 'prod', product: foretold });
const ours = built.filter((route) => !httpCalls.map(callKey).includes(callKey(route)));

test('all routes fit into one HTTP API and one distribution', () => {
  expect(socketCalls.length + httpCalls.length).toBe(155);
  const routes = propertiesOf(templates.api, 'AWS::ApiGatewayV2::Route');
  expect(routes).toHaveLength(httpCalls.length + ours.length + 1);
  expect(routes.length, 'routes of an HTTP API').toBeLessThan(300);
  const [{ DistributionConfig }] = propertiesOf(templates.web, 'AWS::CloudFront::Distribution');
  expect(DistributionConfig.CacheBehaviors.length, 'behaviours').toBeLessThan(75);
});

test(`with all calls, ${consumersToCome} consumers and the socket every stack has under ${mostResources} resources`, () => {
  const all: [string, Template][] = [...Object.entries(templates), ['socket', socketStack()]];
  const counts = all.map(([name, template]) => [name, resourceCount(template)] as const);
  expect(counts.filter(([, count]) => count >= mostResources)).toEqual([]);
});
