import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import type { ConnectionInfo } from './websocket-event.ts';

/** API Gateway's limit for a message, in either direction. */
export const maxMessageBytes = 128 * 1024;

export interface Connection extends ConnectionInfo {
  lastActiveAt: number;
  readonly socket: WebSocket;
}

/** `POST`, `GET` and `DELETE` of `[/stage]/@connections/{id}`, as the SDK's management client calls them. */
export function createManagementApi(connections: ReadonlyMap<string, Connection>): RequestListener {
  return (request, response) => {
    manage(connections, request, response).catch(() => response.destroy());
  };
}

async function manage(
  connections: ReadonlyMap<string, Connection>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readAll(request);
  const id = /^(?:\/[\w-]+)?\/@connections\/([^/?]+)$/.exec(request.url ?? '')?.[1];
  if (id === undefined || !request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) {
    return refuse(response, 403, 'ForbiddenException', 'Forbidden');
  }
  const connection = connections.get(decodeURIComponent(id));
  if (connection === undefined) return refuse(response, 410, 'GoneException', 'Gone');
  if (request.method === 'POST') return post(connection, body, response);
  if (request.method === 'GET') return describe(connection, response);
  if (request.method === 'DELETE') return disconnect(connection, response);
  return refuse(response, 403, 'ForbiddenException', 'Forbidden');
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function post(connection: Connection, body: Buffer, response: ServerResponse): void {
  if (body.length > maxMessageBytes) {
    return refuse(response, 413, 'PayloadTooLargeException', 'Message too long');
  }
  connection.socket.send(body.toString('utf8'));
  connection.lastActiveAt = Date.now();
  response.end();
}

function describe(connection: Connection, response: ServerResponse): void {
  const { connectedAt, lastActiveAt, sourceIp, userAgent } = connection;
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      connectedAt: new Date(connectedAt).toISOString(),
      identity: { sourceIp, userAgent },
      lastActiveAt: new Date(lastActiveAt).toISOString(),
    }),
  );
}

function disconnect(connection: Connection, response: ServerResponse): void {
  connection.socket.close(1000, 'Connection closed');
  response.statusCode = 204;
  response.end();
}

function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  response.statusCode = status;
  response.setHeader('x-amzn-errortype', type);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ message }));
}
