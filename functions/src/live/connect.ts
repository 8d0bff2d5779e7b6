import { secondsOf } from '@driftig/data/commit';
import { connectionRepository } from '@driftig/data/live.repository';
import { AppError } from '@driftig/domain/errors';

import { verifySession } from '../identity/verify-session.ts';
import { services } from '../pipeline/services.ts';
import { post } from './post.ts';
import { socketHeader, type SocketEvent, type SocketResult } from './socket-event.ts';

/** Sockets a person may have open (product L17): some tabs on some devices. The oldest stay. */
const mostSockets = 30;
/** Connections a person may open in a quarter of an hour (product L17); a tab needs few. */
const mostConnections = 240;

/**
 * Opens a socket for a session, on every plan (product T15). Refused without a live session, from
 * another site's page (browsers send the cookies along and say where from), and for a flood.
 */
export async function connect(event: SocketEvent, now: string): Promise<SocketResult> {
  const { environment, table, attempts } = services();
  if (socketHeader(event, 'origin') !== new URL(environment.SITE_URL).origin)
    return { statusCode: 403 };
  const cookies = (socketHeader(event, 'cookie') ?? '').split(/;\s*/);
  const verified = await verifySession(cookies, services(), now);
  if (verified === undefined) return { statusCode: 401 };
  if (verified.mustEnrol) return { statusCode: 403 };
  const { companyId, userId } = verified.actor;
  const connections = connectionRepository(table);
  try {
    const [own] = await Promise.all([
      connections.list(companyId, userId),
      attempts.countAttempt(`sockets:${userId}`, secondsOf(now), mostConnections),
    ]);
    // A machine that died left its sockets behind: those that nobody holds make room.
    if (
      own.length >= mostSockets &&
      (await post(own, { event: 'pong', missed: false })) >= mostSockets
    )
      return { statusCode: 429 };
  } catch (error) {
    if (error instanceof AppError) return { statusCode: 429 };
    throw error;
  }
  const { connectionId } = event.requestContext;
  const tab = tabOf(event);
  const { sessionId } = verified;
  await connections.open({ connectionId, companyId, userId, sessionId, tab }, secondsOf(now));
  return { statusCode: 200 };
}

function tabOf({ queryStringParameters = {} }: SocketEvent): string {
  const tab = queryStringParameters['tab'] ?? '';
  return /^[\w-]{1,64}$/.test(tab) ? tab : '';
}
