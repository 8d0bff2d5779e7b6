import type { Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { sampleOf } from '@driftig/contracts/core/samples';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { gatewayMatcher } from '../gateway/gateway-matcher.ts';
import { httpEvent } from '../gateway/http-event.ts';
import { wireRequest } from '../testing/test-request.ts';

const findMatch = gatewayMatcher(allRoutes);
const sentAt = new Date('2026-03-02T09:00:00.000Z');

/** The event that API Gateway makes of a route's sample request. */
export function sampleEvent(route: Route): APIGatewayProxyEventV2 {
  const { params = {}, query, body } = sampleOf(route);
  const request = wireRequest({
    method: route.method,
    path: route.path,
    word: route.word,
    pathParameters: params,
    ...(query !== undefined && { query }),
    body,
    headers: {
      'user-agent': 'driftig-sample',
      origin: undefined,
      ...(route.method !== 'GET' && { 'sec-fetch-site': 'same-origin' }),
      ...(route.idempotent === true && { 'idempotency-key': `sample-${route.key}` }),
    },
  });
  return httpEvent(request, findMatch(request), `sample-${route.key}`, sentAt);
}
