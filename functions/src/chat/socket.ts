import { allSocketRoutes, type socketRoutes } from '@driftig/contracts/core/socket-routes';
import { connectionRepository } from '@driftig/data/live/live.repository';

import { connect } from '../live/connect.ts';
import { receive, type FrameHandler, type FrameHandlers } from '../live/frames.ts';
import type { SocketEvent, SocketResult } from '../live/socket-event.ts';
import { services } from '../pipeline/services.ts';
import { ping } from './ping.ts';
import { sendMessage } from './send-message.ts';
import { typing } from './typing.ts';

const handlers: FrameHandlers<typeof socketRoutes> = { ping, sendMessage, typing };

/** The Lambda entry of the live channel: sockets that come and go, and their frames by `action`. */
export async function handler(event: SocketEvent): Promise<SocketResult> {
  const { routeKey, connectionId } = event.requestContext;
  const now = new Date().toISOString();
  if (routeKey === '$connect') return connect(event, now);
  if (routeKey === '$disconnect') {
    await connectionRepository(services().table).close(connectionId);
    return { statusCode: 200 };
  }
  const route = allSocketRoutes.find(({ key }) => key === routeKey);
  if (route === undefined) return { statusCode: 404 };
  // The cast is safe: `FrameHandlers` gives both tables the same keys, and frames are decoded by them.
  const handle = handlers[route.key as keyof typeof handlers] as unknown as FrameHandler<
    typeof route
  >;
  return receive({ route, handle, event, now });
}
