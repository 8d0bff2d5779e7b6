import type { Word } from '@driftig/contracts/core/route';
import { defaultRouteKey } from '@driftig/contracts/core/route-default';
import { expect, test } from 'vitest';

import { consumers } from '../infra/consumers.ts';
import { type Endpoint, endpointsOf, type Product, product } from '../infra/product.ts';
import type { Rights } from '../infra/rights.ts';
import { callKey, documentedCalls } from './support/house/spec.ts';
import { propertiesOf, resourceCount, synthesize } from './support/infra/templates.ts';
import { allWords } from './support/house/words.ts';

/** CloudFormation allows 500 resources a stack, and an HTTP API 300 routes; the rest is a margin. */
const mostResources = 420;
const mostRoutes = 270;

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
const documentedKeys = new Set(httpCalls.map(callKey));
const missing = httpCalls.filter((call) => !builtKeys.has(callKey(call)));
const ours = built.filter((route) => !documentedKeys.has(callKey(route)));
const documentedToday = built.length - ours.length;
/** Extrapolates a count from the documented calls of today to all of them. */
const atTodaysRatio = (count: number, calls: number) =>
  Math.ceil((count * calls) / documentedToday);
const consumersToCome = atTodaysRatio(consumers.length, httpCalls.length);

/** The product when every documented call is built, with as many calls of our own and consumers as today. */
const foretold: Product = {
  words: allWords.map((word) => ({
    word,
    rights: everyRight,
    routes: [
      ...(product.words.find((each) => each.word === word)?.routes ?? []),
      ...toCome(word),
      ...oursToCome(word),
    ],
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

/** Each in the place that costs a route of its own: below a first segment that words share. */
function oursToCome(word: Word): Endpoint[] {
  const count = atTodaysRatio(ours.length, missing.filter((call) => call.word === word).length);
  return Array.from({ length: count }, (_, index) => ({
    key: `${word}OursToCome${index}`,
    method: 'GET',
    path: `/api/${word}-to-come/${index}`,
  }));
}

const { templates } = synthesize({ stage: 'prod', product: foretold });

test('all calls, with as many of our own as today, fit into one HTTP API and one distribution', () => {
  expect(socketCalls.length + httpCalls.length).toBe(155);
  expect(endpointsOf(foretold).length).toBeGreaterThanOrEqual(
    httpCalls.length + atTodaysRatio(ours.length, httpCalls.length),
  );
  const routes = propertiesOf(templates.api, 'AWS::ApiGatewayV2::Route').filter(
    ({ RouteKey }) => RouteKey.includes(' ') || RouteKey === defaultRouteKey,
  );
  expect(routes.length, 'routes of an HTTP API').toBeLessThan(mostRoutes);
  const [{ DistributionConfig }] = propertiesOf(templates.web, 'AWS::CloudFront::Distribution');
  expect(DistributionConfig.CacheBehaviors.length, 'behaviours').toBeLessThan(75);
});

test(`with all calls, consumers and frames every stack has under ${mostResources} resources`, () => {
  const counts = Object.entries(templates).map(
    ([name, template]) => [name, resourceCount(template)] as const,
  );
  expect(counts.filter(([, count]) => count >= mostResources)).toEqual([]);
});
