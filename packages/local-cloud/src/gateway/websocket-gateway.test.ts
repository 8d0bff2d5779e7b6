import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { closeServer, listen } from '../stand-ins/ports.ts';
import type { WebSocketGateway } from './websocket-gateway.ts';
import { startWebSocketGateway } from './websocket-gateway.ts';

interface SocketEvent {
  readonly requestContext: {
    readonly routeKey: string;
    readonly connectionId: string;
    readonly disconnectStatusCode?: number;
  };
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const events: SocketEvent[] = [];
const errors: unknown[] = [];
/** Called with each event of the function, so that tests need not wait by a timer. */
let onEvent: (event: SocketEvent) => void = () => undefined;

const handler = async (event: unknown) => {
  const socketEvent = event as SocketEvent;
  events.push(socketEvent);
  onEvent(socketEvent);
  if (socketEvent.body?.includes('explode') === true) throw new Error('on purpose');
  return { statusCode: socketEvent.headers?.['cookie'] === 'session=stranger' ? 401 : 200 };
};

const server = createServer();
let gateway: WebSocketGateway;
let url = '';

server.on('upgrade', (request, socket, head) => gateway.connect(request, socket, head));

beforeAll(async () => {
  url = `ws://127.0.0.1:${await listen(server, 0)}/ws`;
});
afterAll(() => closeServer(server));

// A gateway per test: a connection left open by one test would run $disconnect in the next.
beforeEach(async () => {
  events.length = 0;
  errors.length = 0;
  gateway = await startWebSocketGateway({
    actions: ['sendMessage'],
    loadHandler: () => Promise.resolve(handler),
    onError: (error) => errors.push(error),
  });
});
afterEach(() => gateway.stop());

const nextEvent = () => new Promise<SocketEvent>((resolve) => (onEvent = resolve));

const open = async (headers: Record<string, string> = {}) => {
  const socket = new WebSocket(url, { headers });
  await once(socket, 'open');
  return { socket, id: events.at(-1)?.requestContext.connectionId ?? '' };
};

const frameOf = async (socket: WebSocket) => {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return data.toString('utf8');
};

const manage = (method: string, id: string, body?: string) =>
  fetch(`${gateway.managementEndpoint}/@connections/${encodeURIComponent(id)}`, {
    method,
    headers: { authorization: 'AWS4-HMAC-SHA256 Credential=x' },
    ...(body !== undefined && { body }),
  });

test('connecting runs $connect with the cookies of the request', async () => {
  await open({ cookie: 'session=mine' });
  expect(events[0]?.requestContext.routeKey).toBe('$connect');
  expect(events[0]?.headers?.['cookie']).toBe('session=mine');
});

test('a connection that the function refuses is not opened', async () => {
  const socket = new WebSocket(url, { headers: { cookie: 'session=stranger' } });
  const [error] = (await once(socket, 'error')) as [Error];
  expect(error.message).toContain('401');
});

test('the action of a frame chooses the route, and the frame is passed on unchanged', async () => {
  const { socket, id } = await open();
  const arrived = nextEvent();
  const frame = '{"action":"sendMessage","message":"Hej Åse"}';
  socket.send(frame);
  const event = await arrived;
  expect(event.requestContext).toMatchObject({ routeKey: 'sendMessage', connectionId: id });
  expect(event.body).toBe(frame);
});

test('an unknown action or a frame that is not JSON is refused without running the function', async () => {
  const { socket } = await open();
  for (const frame of ['{"action":"other"}', '{"action":1}', 'hello']) {
    const answer = frameOf(socket);
    socket.send(frame);
    expect(JSON.parse(await answer)).toMatchObject({ message: 'Forbidden' });
  }
  expect(events).toHaveLength(1);
});

test('when the function throws on a message, the browser gets an error without details', async () => {
  const { socket } = await open();
  const answer = frameOf(socket);
  socket.send('{"action":"sendMessage","message":"explode"}');
  expect(JSON.parse(await answer)).toMatchObject({ message: 'Internal server error' });
  expect(errors).toEqual([new Error('on purpose')]);
});

test('closing runs $disconnect with the close code of the browser', async () => {
  const { socket, id } = await open();
  const left = nextEvent();
  socket.close(3001);
  const event = await left;
  expect(event.requestContext).toMatchObject({
    routeKey: '$disconnect',
    connectionId: id,
    disconnectStatusCode: 3001,
  });
});

test('the management API sends to, describes and closes a connection whose id needs encoding', async () => {
  const { socket, id } = await open();
  expect(id).toMatch(/=$/);
  const frame = frameOf(socket);
  expect((await manage('POST', id, 'Hej Åse')).status).toBe(200);
  expect(await frame).toBe('Hej Åse');
  expect(await (await manage('GET', id)).json()).toMatchObject({
    identity: { sourceIp: '127.0.0.1' },
  });
  const closed = once(socket, 'close');
  expect((await manage('DELETE', id)).status).toBe(204);
  await closed;
});

test('an unknown connection is a 410, a message over 128 KB a 413, an unsigned call a 403', async () => {
  const gone = await manage('POST', 'nobody=', 'x');
  expect([gone.status, gone.headers.get('x-amzn-errortype')]).toEqual([410, 'GoneException']);

  const { id } = await open();
  const large = await manage('POST', id, 'x'.repeat(128 * 1024 + 1));
  expect([large.status, large.headers.get('x-amzn-errortype')]).toEqual([
    413,
    'PayloadTooLargeException',
  ]);
  const unsigned = await fetch(`${gateway.managementEndpoint}/@connections/x`, { method: 'POST' });
  expect(unsigned.status).toBe(403);
});
