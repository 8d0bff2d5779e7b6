import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { StartError } from '../start-error.ts';

/** The only address that the local cloud listens on. */
export const localHost = '127.0.0.1';

/** A running stand-in of an AWS service. */
export interface StandIn {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Binds a server to a port (0 picks a free one) and gives the port. */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, localHost, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return portOf(server);
}

/** The port of a listening server. */
export function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Closes a server at once, including keep-alive connections. */
export async function closeServer(
  server: Server & { closeAllConnections?: () => void },
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections?.();
  await closed;
}

/** Finds a free port, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await closeServer(server);
  return port;
}

/** Throws a StartError for a port in use, before anything is built. */
export async function assertPortFree(port: number): Promise<void> {
  const server = createServer();
  await listenForUser(server, port);
  await closeServer(server);
}

/** The same as `listen`, with an error that says what to do about a port in use. */
export async function listenForUser(server: Server, port: number): Promise<number> {
  try {
    return await listen(server, port);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `Port ${port} er optaget af et andet program. Vælg en anden: PORT=${port + 1} npm start`,
    );
  }
}
