import { randomUUID } from 'node:crypto';
import { answerOf } from '../gateway/http-answer.ts';
import { httpEvent } from '../gateway/http-event.ts';
import { gatewayMatcher } from '../gateway/gateway-matcher.ts';
import type { LambdaHandler } from '../gateway/lambda.ts';
import { invoke } from '../gateway/lambda.ts';
import type { TestCloud, TestSite, TestSiteOptions } from './test-cloud.ts';
import type { TestAnswer, TestRequest } from './test-request.ts';
import { pathOf, testAnswer, wireRequest } from './test-request.ts';

// The stand-ins take most of a second to load, so they are imported only when a cloud is started.

/** Starts database, file store, user pool and mail for a whole test run. */
export async function startTestCloud(): Promise<TestCloud> {
  return (await import('./test-cloud.ts')).startTestCloud();
}

/** Starts the whole site on a free port, for journeys in a browser. */
export async function startTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  return (await import('./test-cloud.ts')).startTestSite(options);
}

/**
 * Calls a Lambda entry with the event that the gateway would make of the request. A state change
 * gets the site's own origin unless the headers say otherwise.
 */
export async function invokeRoute(
  handler: LambdaHandler,
  request: TestRequest,
): Promise<TestAnswer> {
  const requestId = randomUUID();
  const wired = wireRequest(request);
  const match = gatewayMatcher([{ ...request, key: request.path }])(wired);
  const sent = httpEvent(wired, match, requestId, new Date());
  // A lone surrogate cannot be in a URL, but in the event, which is JSON.
  const event = {
    ...sent,
    rawPath: pathOf(request, (value) => value),
    ...(request.query && { queryStringParameters: { ...request.query } }),
  };
  return testAnswer(answerOf(await invoke(handler, request.word, requestId, event)));
}
