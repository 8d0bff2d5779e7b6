import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';

import type { WireFrame } from '@driftig/contracts/chat/frames';
import { allSocketRoutes } from '@driftig/contracts/core/socket-routes';
import { services } from '@driftig/functions/pipeline/services';
import type { LoadHandler } from '@driftig/local-cloud/gateway/lambda';
import { startWebSocketGateway } from '@driftig/local-cloud/gateway/websocket-gateway';
import { closeServer, listen } from '@driftig/local-cloud/stand-ins/ports';

import type { Caller } from '../company/company.ts';

/** The live channel: a gateway in front of the function of sockets. */
export interface LiveChannel {
  readonly url: string;
  /** Lets the functions write to its sockets: each test file begins with another endpoint. */
  serve(): void;
  /** Cuts all connections at once without close frames, like a crashed machine. */
  cut(): void;
  stop(): Promise<void>;
}

export async function startLiveChannel(loadHandler: LoadHandler): Promise<LiveChannel> {
  const errors: unknown[] = [];
  const gateway = await startWebSocketGateway({
    actions: allSocketRoutes.map(({ key }) => key),
    loadHandler,
    onError: (error) => errors.push(error),
  });
  const serve = () => {
    process.env['AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI'] = gateway.managementEndpoint;
  };
  serve();
  const server = createServer();
  const lines = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    lines.add(socket);
    socket.on('close', () => lines.delete(socket));
    gateway.connect(request, socket, head);
  });
  const port = await listen(server, 0);
  return {
    url: `ws://127.0.0.1:${port}/ws`,
    serve,
    cut: () => {
      for (const line of lines) line.destroy();
    },
    stop: async () => {
      await gateway.stop();
      await closeServer(server);
      if (errors.length > 0) throw new AggregateError(errors, 'The live channel failed');
    },
  };
}

/** An open socket, and the frames that came over it. */
export interface TestSocket {
  readonly frames: WireFrame[];
  send(frame: object | string | Uint8Array<ArrayBuffer>): void;
  /** Called with each frame from now on. */
  onFrame(listener: (frame: WireFrame) => void): void;
  /** The first frame that fits, also one that came before. */
  next<E extends WireFrame['event']>(
    event: E,
    fits?: (frame: Extract<WireFrame, { event: E }>) => boolean,
  ): Promise<Extract<WireFrame, { event: E }>>;
  /** The code it was closed with. */
  readonly closed: Promise<number>;
  close(): Promise<void>;
}

export interface Opening {
  readonly cookies?: Readonly<Record<string, string>>;
  /** '' for none. */
  readonly origin?: string;
  readonly tab?: string;
}

/** Opens a socket as a browser does. Rejects where it is refused. */
export async function openSocketAt(
  url: string,
  who: Pick<Caller, 'session'>,
  { cookies, origin, tab }: Opening = {},
): Promise<TestSocket> {
  const jar = cookies ?? (await who.session());
  const cookie = Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const from = origin ?? new URL(services().environment.SITE_URL).origin;
  const address = tab === undefined ? url : `${url}?tab=${tab}`;
  const headers = { cookie, ...(from !== '' && { origin: from }) };
  // Node's own WebSocket takes headers, which the browser's type does not know.
  const socket = new WebSocket(address, { headers } as unknown as string[]);
  const opened = testSocketOf(socket);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The socket was refused')));
  });
  return opened;
}

function testSocketOf(socket: WebSocket): TestSocket {
  const frames: WireFrame[] = [];
  const listeners = new Set<(frame: WireFrame) => void>();
  const { promise: closed, resolve: close } = Promise.withResolvers<number>();
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data)) as WireFrame;
    frames.push(frame);
    for (const hear of listeners) hear(frame);
  });
  socket.addEventListener('close', ({ code }) => close(code));
  return {
    frames,
    send: (frame) => {
      if (typeof frame === 'string' || frame instanceof Uint8Array) socket.send(frame);
      else socket.send(JSON.stringify(frame));
    },
    onFrame: (listener) => void listeners.add(listener),
    next: (event, fits = () => true) =>
      new Promise((resolve) => {
        const look = (frame: WireFrame) => {
          if (frame.event !== event || !fits(frame as never)) return;
          listeners.delete(look);
          resolve(frame as never);
        };
        listeners.add(look);
        frames.forEach(look);
      }),
    closed,
    close: async () => {
      socket.close();
      await closed;
    },
  };
}
