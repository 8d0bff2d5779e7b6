import { createServer } from 'node:http';

import type { ServerFrame } from '@driftig/contracts/chat/frames';
import { allSocketRoutes } from '@driftig/contracts/core/socket-routes';
import type { LambdaHandler } from '@driftig/local-cloud/gateway/lambda';
import { startWebSocketGateway } from '@driftig/local-cloud/gateway/websocket-gateway';
import { closeServer, listen } from '@driftig/local-cloud/stand-ins/ports';
import { services } from '@driftig/functions/pipeline/services';
import { test } from 'vitest';

import type { Caller } from './company.ts';

/** The live channel: a gateway in front of the real function. */
interface LiveChannel {
  readonly url: string;
  stop(): Promise<void>;
}

async function startLiveChannel(): Promise<LiveChannel> {
  const errors: unknown[] = [];
  const { handler } = await import('@driftig/functions/chat/socket');
  const gateway = await startWebSocketGateway({
    actions: allSocketRoutes.map(({ key }) => key),
    loadHandler: () => Promise.resolve(handler as unknown as LambdaHandler),
    onError: (error) => errors.push(error),
  });
  process.env['AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI'] = gateway.managementEndpoint;
  const server = createServer();
  server.on('upgrade', (request, socket, head) => gateway.connect(request, socket, head));
  const port = await listen(server, 0);
  return {
    url: `ws://127.0.0.1:${port}/ws`,
    stop: async () => {
      await gateway.stop();
      await closeServer(server);
      if (errors.length > 0) throw new AggregateError(errors, 'The live channel failed');
    },
  };
}

/** One per worker process, since the function keeps its client of the gateway. */
const withLive = test
  .extend('channel', { scope: 'worker' }, () => startLiveChannel())
  .extend('live', { scope: 'worker' }, ({ channel }, { onCleanup }) => {
    onCleanup(() => channel.stop());
    return channel;
  });

let running: LiveChannel | undefined;

/** Called at the top of a test file: `openSocket()` works in its tests. */
export function setUpLive(): void {
  withLive.beforeAll(({ live }) => {
    running = live;
  });
}

/** An open socket, and the frames that came over it. */
export interface TestSocket {
  readonly frames: ServerFrame[];
  send(frame: object | string): void;
  /** The first frame that fits, also one that came before. */
  next<E extends ServerFrame['event']>(
    event: E,
    fits?: (frame: Extract<ServerFrame, { event: E }>) => boolean,
  ): Promise<Extract<ServerFrame, { event: E }>>;
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

interface Opening {
  readonly cookies?: Readonly<Record<string, string>>;
  readonly origin?: string;
  readonly tab?: string;
}

/** Opens a socket as a browser does. Rejects where it is refused. */
export async function openSocket(
  who: Caller,
  { cookies, origin, tab }: Opening = {},
): Promise<TestSocket> {
  if (running === undefined) throw new Error('The file does not call setUpLive()');
  const { url } = running;
  const jar = cookies ?? (await who.session());
  const cookie = Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const site = new URL(services().environment.SITE_URL).origin;
  const address = tab === undefined ? url : `${url}?tab=${tab}`;
  const headers = { cookie, origin: origin ?? site };
  // Node's own WebSocket takes headers, which the browser's type does not know.
  const socket = new WebSocket(address, { headers } as unknown as string[]);
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  socket.addEventListener('message', ({ data }) => {
    frames.push(JSON.parse(String(data)) as ServerFrame);
    for (const look of waiting) look();
  });
  socket.addEventListener('close', () => close());
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The socket was refused')));
  });
  return {
    frames,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next: (event, fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = frames.find((frame) => frame.event === event && fits(frame as never));
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found as never);
        };
        waiting.add(look);
        look();
      }),
    closed,
    close: async () => {
      socket.close();
      await closed;
    },
  };
}
