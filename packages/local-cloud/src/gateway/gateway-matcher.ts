import { type GatewayRoute, gatewayRoutesOf } from '@driftig/contracts/core/routes-of-gateway';
import { defaultRouteKey, wordOfUnknownPaths } from '@driftig/contracts/core/route-default';
import { createRouteMatcher, type RouteMatch } from '@driftig/contracts/core/route-matcher';
import type { HttpRequest } from './http-event.ts';

export type GatewayMatch = RouteMatch<GatewayRoute>;

/** As deployed: a request that matches no route goes to the default route. */
const defaultMatch: GatewayMatch = {
  route: { id: 'unknown-path', word: wordOfUnknownPaths, method: 'ANY', path: defaultRouteKey },
  pathParameters: {},
};

/** The gateway's route of a request, for these routes of the contract. Throws URIError for a malformed path. */
export function gatewayMatcher(
  routes: Parameters<typeof gatewayRoutesOf>[0],
): (request: Pick<HttpRequest, 'method' | 'rawPath'>) => GatewayMatch {
  const match = createRouteMatcher(gatewayRoutesOf(routes));
  return ({ method, rawPath }) =>
    match(method, rawPath.split('/').slice(1).map(decodeURIComponent)) ?? defaultMatch;
}
