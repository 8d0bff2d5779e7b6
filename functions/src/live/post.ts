import {
  ApiGatewayManagementApiClient,
  GoneException,
  DeleteConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { writeServerFrame, type ServerFrame } from '@driftig/contracts/chat/frames';
import { connectionRepository, type Connection } from '@driftig/data/live/live.repository';

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

/**
 * Sends a frame to sockets. A closed one (410) is deleted and does not delay the others. Returns
 * the number of open ones.
 */
export async function post(sockets: readonly Socket[], frame: ServerFrame): Promise<number> {
  const data = Buffer.from(writeServerFrame(frame));
  let there = 0;
  for (let from = 0; from < sockets.length; from += atOnce) {
    const some = sockets.slice(from, from + atOnce);
    const outcomes = await Promise.all(some.map((socket) => postOne(socket, data)));
    there += outcomes.filter((outcome) => outcome !== 'gone').length;
  }
  return there;
}

async function postOne({ connectionId }: Socket, data: Buffer): Promise<'sent' | 'lost' | 'gone'> {
  try {
    await gateway().send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: data }));
    return 'sent';
  } catch (error) {
    if (error instanceof GoneException) {
      await connectionRepository(services().table).close(connectionId);
      return 'gone';
    }
    // The screen asks for what it missed when it connects again.
    logger.warn('frame not sent', { reason: nameOf(error) });
    return 'lost';
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
