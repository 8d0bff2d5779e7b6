import {
  ApiGatewayManagementApiClient,
  GoneException,
  DeleteConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { ServerFrame } from '@driftig/contracts/chat/frames';
import { connectionRepository, type Connection } from '@driftig/data/live.repository';

import { services } from '../pipeline/services.ts';
import { logger } from '../pipeline/telemetry.ts';
import { timeLimits } from '../pipeline/time-limits.ts';

let client: ApiGatewayManagementApiClient | undefined;

/** The endpoint is that of the stage; on this machine the local gateway's. */
const gateway = () =>
  (client ??= new ApiGatewayManagementApiClient({ requestHandler: timeLimits }));

/** Sockets that are written to side by side. */
const atOnce = 25;

type Socket = Pick<Connection, 'connectionId'>;

/** Sends a frame to sockets. One that is gone (410) is forgotten, and holds nobody else's back. */
export async function post(sockets: readonly Socket[], frame: ServerFrame): Promise<void> {
  const data = Buffer.from(JSON.stringify(frame));
  for (let from = 0; from < sockets.length; from += atOnce)
    await Promise.all(sockets.slice(from, from + atOnce).map((socket) => postOne(socket, data)));
}

async function postOne({ connectionId }: Socket, data: Buffer): Promise<void> {
  try {
    await gateway().send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: data }));
  } catch (error) {
    if (error instanceof GoneException)
      await connectionRepository(services().table).close(connectionId);
    // The screen asks for what it missed when it connects again.
    else logger.warn('frame not sent', { reason: nameOf(error) });
  }
}

/** Closes sockets whose session is over, and forgets them. */
export async function closeSockets(sockets: readonly Socket[]): Promise<void> {
  const connections = connectionRepository(services().table);
  await Promise.all(
    sockets.map(async ({ connectionId }) => {
      await connections.close(connectionId);
      try {
        await gateway().send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
      } catch (error) {
        if (!(error instanceof GoneException))
          logger.warn('socket not closed', { reason: nameOf(error) });
      }
    }),
  );
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
