import { gatewayKey } from '@driftig/contracts/core/route';
import { defaultRouteKey } from '@driftig/contracts/core/route-default';
import type { RouteMatch } from '@driftig/contracts/core/route-matcher';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { localHost } from '../stand-ins/ports.ts';

/** An HTTP request as received. */
export interface HttpRequest {
  readonly method: string;
  /** The path as sent, percent codes included, without the query. */
  readonly rawPath: string;
  /** The query as sent, without the question mark. */
  readonly rawQuery: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array | undefined;
  readonly sourceIp: string;
}

/** Parts of a route's key. */
interface Keyed {
  readonly method: string;
  readonly path: string;
}

/** CloudFront sends the API its own host name, never the site's. */
const apiHost = 'http-api.local';

/** The event (payload format 2.0) that API Gateway makes of a request. */
export function httpEvent(
  request: HttpRequest,
  match: RouteMatch<Keyed>,
  requestId: string,
  now: Date,
): APIGatewayProxyEventV2 {
  const { cookies, headers } = splitHeaders(request);
  const path = decodeURIComponent(request.rawPath);
  const routeKey = routeKeyOf(match.route);
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: request.rawQuery,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(request.rawQuery !== '' && { queryStringParameters: queryParameters(request.rawQuery) }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: apiHost,
      domainPrefix: 'http-api',
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(match.pathParameters).length > 0 && {
      pathParameters: { ...match.pathParameters },
    }),
    ...bodyOf(request.body, headers['content-type']),
  };
}

function routeKeyOf(route: Keyed): string {
  return route.path === defaultRouteKey ? route.path : gatewayKey(route);
}

function splitHeaders(request: HttpRequest): {
  cookies: string[];
  headers: Record<string, string>;
} {
  const cookies: string[] = [];
  const headers: Record<string, string> = {};
  const forwarded: HttpRequest['headers'] = [
    ...request.headers,
    ['x-forwarded-for', request.sourceIp],
    ['x-forwarded-proto', 'http'],
  ];
  for (const [name, value] of forwarded) {
    const key = name.toLowerCase();
    const before = headers[key];
    if (key === 'cookie') cookies.push(...value.split(/;\s*/).filter((cookie) => cookie !== ''));
    else headers[key] = before === undefined ? value : `${before},${value}`;
  }
  return { cookies, headers: { ...headers, host: apiHost } };
}

/** Values of a repeated name are joined with commas, as API Gateway does. */
function queryParameters(rawQuery: string): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQuery)) {
    const before = parameters[name];
    parameters[name] = before === undefined ? value : `${before},${value}`;
  }
  return parameters;
}

/** API Gateway passes text and JSON on as text, and anything else in base64. */
function bodyOf(
  body: Uint8Array | undefined,
  contentType: string | undefined,
): { body?: string; isBase64Encoded: boolean } {
  if (body === undefined || body.length === 0) return { isBase64Encoded: false };
  const isText = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\b)/i.test(
    contentType ?? '',
  );
  const encoding = isText ? 'utf8' : 'base64';
  return { body: Buffer.from(body).toString(encoding), isBase64Encoded: !isText };
}

/** The source address of requests that are made without a socket. */
export const ownAddress = localHost;
