import type { IncomingMessage } from 'node:http';

/** The gateway's facts about an open connection. */
export interface ConnectionInfo {
  readonly connectionId: string;
  readonly connectedAt: number;
  readonly sourceIp: string;
  readonly userAgent: string;
}

type EventType = 'CONNECT' | 'MESSAGE' | 'DISCONNECT';

/** The stage is part of the URL, on AWS as here. */
export const webSocketStage = 'ws';

/** The $connect event, the only one with headers, cookies and query. */
export function connectEvent(
  facts: ConnectionInfo,
  requestId: string,
  request: IncomingMessage,
): Record<string, unknown> {
  const query = new URLSearchParams(request.url?.split('?')[1] ?? '');
  return {
    ...socketEvent(facts, requestId, '$connect', 'CONNECT'),
    headers: singleHeaders(request),
    multiValueHeaders: multiHeaders(request),
    ...(query.size > 0 && { queryStringParameters: Object.fromEntries(query) }),
  };
}

export function messageEvent(
  facts: ConnectionInfo,
  requestId: string,
  routeKey: string,
  body: string,
  now = new Date(),
): Record<string, unknown> {
  return { ...socketEvent(facts, requestId, routeKey, 'MESSAGE', {}, now), body };
}

export function disconnectEvent(
  facts: ConnectionInfo,
  requestId: string,
  statusCode: number,
): Record<string, unknown> {
  return socketEvent(facts, requestId, '$disconnect', 'DISCONNECT', {
    disconnectStatusCode: statusCode,
    disconnectReason: '',
  });
}

function socketEvent(
  facts: ConnectionInfo,
  requestId: string,
  routeKey: string,
  eventType: EventType,
  more: Record<string, unknown> = {},
  now = new Date(),
): Record<string, unknown> {
  return {
    requestContext: {
      routeKey,
      eventType,
      ...more,
      messageDirection: 'IN',
      stage: webSocketStage,
      connectionId: facts.connectionId,
      connectedAt: facts.connectedAt,
      requestId,
      extendedRequestId: requestId,
      requestTime: now.toISOString(),
      requestTimeEpoch: now.getTime(),
      identity: { sourceIp: facts.sourceIp, userAgent: facts.userAgent },
      domainName: 'websocket-api.local',
      apiId: 'local',
    },
    isBase64Encoded: false,
  };
}

/** Unlike the HTTP API, the WebSocket API leaves cookies in the headers and names as sent. */
function multiHeaders(request: IncomingMessage): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (const [index, name] of request.rawHeaders.entries()) {
    if (index % 2 === 0) (headers[name] ??= []).push(request.rawHeaders[index + 1] ?? '');
  }
  return headers;
}

function singleHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(multiHeaders(request)).map(([name, values]) => [name, values.at(-1) ?? '']),
  );
}
