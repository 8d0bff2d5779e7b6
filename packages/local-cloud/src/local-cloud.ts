import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { createApiPathTest } from '@driftig/contracts/edge/edge-paths';
import { allRoutes } from '@driftig/contracts/core/routes';
import { allSocketRoutes } from '@driftig/contracts/core/socket-routes';
import { waitingPage } from './gateway/waiting-page.ts';
import { createRequestGauge, type RequestGauge } from './request-gauge.ts';
import type { Certificate } from './https/certificate.ts';
import { createHttpsServer } from './https/https-server.ts';
import type { LocalEnvironment } from './stand-ins/environment.ts';
import { applyEnvironment } from './stand-ins/environment.ts';
import { createHttpGateway } from './gateway/http-gateway.ts';
import type { LoadHandler } from './gateway/lambda.ts';
import { isMailPath, mailPath } from './mails/mail-path.ts';
import { createMailViewer } from './mails/mail-viewer.ts';
import { closeServer, listenForUser, localHost } from './stand-ins/ports.ts';
import type { Stack, StackOptions } from './stand-ins/stack.ts';
import { startStack } from './stand-ins/stack.ts';
import { startWebSocketGateway } from './gateway/websocket-gateway.ts';

/** A background task of the cloud, e.g. delivering the outbox. */
export interface Background {
  stop(): Promise<void>;
}

/** Input of background work. */
export interface BackgroundOptions {
  readonly env: LocalEnvironment;
  readonly loadHandler: LoadHandler;
  /** Waits until requests have been answered. */
  readonly free: () => Promise<void>;
}

export interface LocalCloudOptions extends Pick<StackOptions, 'mailDir' | 'earlierTable'> {
  /** The folder of all data. */
  readonly dataDir: string;
  readonly tableInMemory?: boolean;
  /** 0 picks a free one. */
  readonly port: number;
  /** By https with this certificate. */
  readonly certificate?: Certificate | undefined;
  readonly loadHandler: LoadHandler;
  /** Serves every path outside the API. */
  readonly site: (server: Server) => RequestListener | Promise<RequestListener>;
  /** Called when the stand-ins run; until it is done, requests get a page that says so. */
  readonly prepare?: ((env: LocalEnvironment) => Promise<void>) | undefined;
  readonly background?:
    | ((options: BackgroundOptions) => Background | Promise<Background>)
    | undefined;
  readonly onError: (error: unknown) => void;
  readonly logLevel?: string;
}

export interface LocalCloud {
  readonly url: string;
  /** The page with all sent mails. */
  readonly mailUrl: string;
  readonly env: LocalEnvironment;
  stop(): Promise<void>;
}

/** The values of `action` that browsers may send over the WebSocket. */
const socketActions = allSocketRoutes.map(({ key }) => key);

/**
 * Starts everything on one port. The functions run in this process and read its environment, so
 * there can be only one local cloud per process.
 */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const server = serverOf(options);
  let listener: RequestListener = waitingPage;
  server.on('request', (request, response) => listener(request, response));
  const port = await listenForUser(server, options.port);
  const url = `${options.certificate === undefined ? 'http' : 'https'}://${localHost}:${port}`;
  const webSockets = await startWebSocketGateway({ ...options, actions: socketActions });
  const stack = await startPrepared(options, url, webSockets.managementEndpoint).catch(
    async (error: unknown) => {
      await Promise.all([webSockets.stop(), closeServer(server)]);
      throw error;
    },
  );
  const requests = createRequestGauge();
  const { loadHandler } = options;
  const background = await options.background?.({
    env: stack.env,
    loadHandler,
    free: requests.free,
  });
  const pages = withMailViewer(await options.site(server), createMailViewer(stack.mails));
  listener = apiOrSite({ ...options, requests }, pages, `localhost:${port}`, url);
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] === '/ws') webSockets.connect(request, socket, head);
    else if (server.listenerCount('upgrade') === 1) socket.destroy();
  });
  return {
    url,
    mailUrl: url + mailPath,
    env: stack.env,
    stop: async () => {
      await background?.stop();
      await Promise.all([webSockets.stop(), closeServer(server)]);
      await stack.stop();
    },
  };
}

function serverOf({ certificate }: LocalCloudOptions): Server {
  const maxHeaderSize = 64 * 1024;
  return certificate === undefined
    ? createServer({ maxHeaderSize })
    : createHttpsServer(certificate, maxHeaderSize);
}

/** Starts the stand-ins, sets the environment and does what comes before the first request. */
async function startPrepared(
  options: LocalCloudOptions,
  siteUrl: string,
  webSocketEndpoint: string,
): Promise<Stack> {
  const stack = await startStack({
    dataDir: options.dataDir,
    mailDir: options.mailDir,
    tableInMemory: options.tableInMemory ?? false,
    earlierTable: options.earlierTable,
    siteUrl,
    webSocketEndpoint,
    logLevel: options.logLevel ?? process.env['LOG_LEVEL'] ?? 'WARN',
  });
  applyEnvironment(stack.env);
  try {
    await options.prepare?.(stack.env);
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return stack;
}

/** Serves the sent mails next to the site. */
function withMailViewer(site: RequestListener, mails: RequestListener): RequestListener {
  return (request, response) => {
    const [path = '/'] = request.url?.split('?', 1) ?? [];
    (isMailPath(path) ? mails : site)(request, response);
  };
}

/**
 * Sends API paths to the functions and the rest to the site. Cookies and the same-origin check work
 * for one host name only, so a page opened under `localhost` is redirected to 127.0.0.1.
 */
function apiOrSite(
  options: LocalCloudOptions & { readonly requests: RequestGauge },
  site: RequestListener,
  otherHost: string,
  url: string,
): RequestListener {
  const isApiPath = createApiPathTest(allRoutes);
  const api = createHttpGateway({ ...options, routes: allRoutes });
  return (request, response) => {
    const path = request.url ?? '/';
    if (isApiPath(path.split('?', 1)[0] ?? '/')) {
      options.requests.begin();
      response.once('close', options.requests.end);
      api(request, response);
    } else if (request.headers.host === otherHost && request.method === 'GET') {
      response.writeHead(307, { location: url + path }).end();
    } else {
      site(request, response);
    }
  };
}
