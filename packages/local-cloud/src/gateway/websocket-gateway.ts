import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { answerOf } from './http-answer.ts';
import { createLanes } from '../lanes.ts';
import type { LoadHandler } from './lambda.ts';
import { invoke } from './lambda.ts';
import { closeServer, listen, localHost } from '../stand-ins/ports.ts';
import type { ConnectionInfo } from './websocket-event.ts';
import { connectEvent, disconnectEvent, messageEvent, webSocketStage } from './websocket-event.ts';
import type { Connection } from './websocket-management.ts';
import { createManagementApi, maxMessageBytes } from './websocket-management.ts';

/** API Gateway closes a connection after ten minutes without a message. */
const idleTimeout = 10 * 60 * 1000;

/** The function of every WebSocket route. */
const functionName = 'chat-socket';

interface WebSocketGatewayOptions {
  /** The values of `action` that name a route, e.g. `sendMessage`. */
  readonly actions: readonly string[];
  readonly loadHandler: LoadHandler;
  readonly onError: (error: unknown) => void;
}

export interface WebSocketGateway {
  /** The endpoint for the SDK's management client. */
  readonly managementEndpoint: string;
  /** Handles an upgrade request of the site's server. */
  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  stop(): Promise<void>;
}

/** The local stand-in for the WebSocket API: `$connect`, `$disconnect` and routes by `action`. */
export async function startWebSocketGateway(
  options: WebSocketGatewayOptions,
): Promise<WebSocketGateway> {
  const connections = new Map<string, Connection>();
  const management = createServer(createManagementApi(connections));
  const port = await listen(management, 0);
  const gateway = new Gateway(options, connections);
  return {
    managementEndpoint: `http://${localHost}:${port}/${webSocketStage}`,
    connect: (request, socket, head) => gateway.connect(request, socket, head),
    stop: async () => {
      await closeServer(management);
      await gateway.stop();
    },
  };
}

class Gateway {
  readonly #options: WebSocketGatewayOptions;
  readonly #connections: Map<string, Connection>;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  readonly #running = new Set<Promise<void>>();
  /** Frames that are worked on; a connection has a lane. */
  readonly #lanes = createLanes({ ofLane: 4, ofAll: 16 });

  constructor(options: WebSocketGatewayOptions, connections: Map<string, Connection>) {
    this.#options = options;
    this.#connections = connections;
  }

  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A browser that disconnects during the handshake is not an error.
    socket.on('error', () => socket.destroy());
    this.#track(this.#admit(request, socket, head));
  }

  async stop(): Promise<void> {
    const closed = [...this.#connections.values()].map(({ socket }) => {
      const end = once(socket, 'close');
      socket.terminate();
      return end;
    });
    await Promise.all(closed);
    await Promise.all(this.#running);
  }

  async #admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const facts = connectionInfoOf(request);
    const status = await this.#connectStatus(facts, request);
    if (status >= 300) {
      socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`);
    } else {
      this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#open(facts, opened));
    }
  }

  async #connectStatus(facts: ConnectionInfo, request: IncomingMessage): Promise<number> {
    const requestId = randomUUID();
    try {
      return answerOf(await this.#run(requestId, connectEvent(facts, requestId, request))).status;
    } catch (error) {
      this.#options.onError(error);
      return 500;
    }
  }

  #open(facts: ConnectionInfo, socket: WebSocket): void {
    const connection: Connection = { ...facts, lastActiveAt: facts.connectedAt, socket };
    this.#connections.set(facts.connectionId, connection);
    const idle = setTimeout(() => socket.close(1001, 'Going away'), idleTimeout);
    socket.on('message', (data, isBinary) => {
      idle.refresh();
      // As API Gateway does: frames are text.
      if (isBinary) return socket.close(1003, 'Binary frames are not accepted');
      connection.lastActiveAt = Date.now();
      this.#track(this.#receive(connection, textOf(data)));
    });
    // For a frame over the limit: the close that follows informs the browser.
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      clearTimeout(idle);
      this.#connections.delete(facts.connectionId);
      const requestId = randomUUID();
      this.#track(this.#run(requestId, disconnectEvent(facts, requestId, code)));
    });
  }

  async #receive(connection: Connection, body: string): Promise<void> {
    const requestId = randomUUID();
    const { connectionId, socket } = connection;
    const refuse = (message: string) =>
      socket.send(JSON.stringify({ message, connectionId, requestId }));
    const action = actionOf(body);
    if (action === undefined || !this.#options.actions.includes(action)) {
      refuse('Forbidden');
      return;
    }
    try {
      await this.#lanes(connectionId, () =>
        this.#run(requestId, messageEvent(connection, requestId, action, body)),
      );
    } catch (error) {
      this.#options.onError(error);
      refuse('Internal server error');
    }
  }

  async #run(requestId: string, event: unknown): Promise<unknown> {
    const handler = await this.#options.loadHandler(functionName);
    return invoke(handler, functionName, requestId, event);
  }

  #track(work: Promise<unknown>): void {
    const done = work
      .then(() => undefined, this.#options.onError)
      .finally(() => this.#running.delete(done));
    this.#running.add(done);
  }
}

function connectionInfoOf(request: IncomingMessage): ConnectionInfo {
  return {
    // Ends with `=` like those of AWS, so it must be percent-encoded in a path.
    connectionId: randomBytes(11).toString('base64'),
    connectedAt: Date.now(),
    sourceIp: request.socket.remoteAddress ?? localHost,
    userAgent: request.headers['user-agent'] ?? '',
  };
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8');
}

function actionOf(body: string): string | undefined {
  try {
    const frame: unknown = JSON.parse(body);
    if (typeof frame !== 'object' || frame === null || !('action' in frame)) return undefined;
    return typeof frame.action === 'string' ? frame.action : undefined;
  } catch {
    return undefined;
  }
}
