import type { Word } from '@driftig/contracts/core/route';
import { defaultRouteKey } from '@driftig/contracts/core/route-default';
import { expect, test } from 'vitest';

import { type Endpoint, endpointsOf, type Product, product } from '../infra/product.ts';
import type { Rights } from '../infra/rights.ts';
import { callKey, documentedCalls } from './support/spec.ts';
import { propertiesOf, resourceCount, synthesize } from './support/templates.ts';
import { allWords } from './support/words.ts';

/** CloudFormation allows 500 per stack; the rest is a margin. */
const mostResources = 450;
const consumersToCome = 25;
const everyRight: Rights = {
  table: 'deletes',
  recognisesSessions: true,
  sendsMail: true,
  files: true,
  usesSockets: true,
};

const built = endpointsOf(product);
const builtKeys = new Set(built.map(callKey));
const socketCalls = documentedCalls().filter(({ method }) => method === 'WS');
const documentedActions = socketCalls.map(({ path }) => path.replace(/^\W+/, ''));
const httpCalls = documentedCalls().filter(({ method }) => method !== 'WS');
const missing = httpCalls.filter((call) => !builtKeys.has(callKey(call)));

/** The product when every documented call is built, with the expected number of consumers. */
const foretold: Product = {
  words: allWords.map((word) => ({
    word,
    rights: everyRight,
    routes: [...(product.words.find((each) => each.word === word)?.routes ?? []), ...toCome(word)],
  })),
  socket: {
    ...product.socket,
    actions: [...new Set([...product.socket.actions, ...documentedActions])],
  },
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

const { templates } = synthesize({ stage: 'prod', product: foretold });
const ours = built.filter((route) => !httpCalls.map(callKey).includes(callKey(route)));

test('all routes fit into one HTTP API and one distribution', () => {
  expect(socketCalls.length + httpCalls.length).toBe(155);
  const routes = propertiesOf(templates.api, 'AWS::ApiGatewayV2::Route').filter(
    ({ RouteKey }) => RouteKey.includes(' ') || RouteKey === defaultRouteKey,
  );
  expect(routes).toHaveLength(httpCalls.length + ours.length + 1);
  expect(routes.length, 'routes of an HTTP API').toBeLessThan(300);
  const [{ DistributionConfig }] = propertiesOf(templates.web, 'AWS::CloudFront::Distribution');
  expect(DistributionConfig.CacheBehaviors.length, 'behaviours').toBeLessThan(75);
});

test(`with all calls, ${consumersToCome} consumers and frames every stack has under ${mostResources} resources`, () => {
  const counts = Object.entries(templates).map(
    ([name, template]) => [name, resourceCount(template)] as const,
  );
  expect(counts.filter(([, count]) => count >= mostResources)).toEqual([]);
});
