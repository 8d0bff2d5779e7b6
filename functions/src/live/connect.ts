import { actFor } from '@driftig/data/credentials/acting';
import { secondsOf } from '@driftig/data/core/commit';
import { connectionRepository } from '@driftig/data/live/live.repository';
import { AppError } from '@driftig/domain/errors';

import { accessRefusal } from '../identity/access-refusal.ts';
import { verifySession, type VerifiedSession } from '../identity/verify-session.ts';
import type { Who } from '../pipeline/security-events.ts';
import { logSecurity } from '../pipeline/security-log.ts';
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
  const { environment } = services();
  if (socketHeader(event, 'origin') !== new URL(environment.SITE_URL).origin)
    return refuse(event, 403, 'cross site');
  const cookies = (socketHeader(event, 'cookie') ?? '').split(/;\s*/);
  const verified = await verifySession(cookies, services(), now);
  if (verified === undefined) return refuse(event, 401, 'no session');
  const refusal = await accessRefusal(verified, { access: 'member' }, services(), now);
  if (refusal !== undefined) return refuse(event, 403, 'no second factor', verified.actor);
  return actFor(verified.actor.companyId, () => open(event, verified, now));
}

async function open(
  event: SocketEvent,
  { actor, secretHash, mustEnrol }: VerifiedSession,
  now: string,
): Promise<SocketResult> {
  const { table, attempts } = services();
  const { companyId, userId } = actor;
  const connections = connectionRepository(table);
  try {
    const [own] = await Promise.all([
      connections.list(companyId, userId),
      attempts.countAttempt(`sockets:${userId}`, secondsOf(now), mostConnections),
    ]);
    // A crashed machine leaves rows of dead sockets, which are removed to make room.
    if (
      own.length >= mostSockets &&
      (await post(own, { event: 'pong', missed: false })) >= mostSockets
    )
      return refuse(event, 429, 'too many sockets', actor);
  } catch (error) {
    if (error instanceof AppError) return refuse(event, 429, 'too many connections', actor);
    throw error;
  }
  const { connectionId } = event.requestContext;
  const opened = { connectionId, companyId, userId, secretHash, tab: tabOf(event) };
  await connections.open({ ...opened, ...(mustEnrol && { mustEnrol }) }, secondsOf(now));
  return { statusCode: 200 };
}

/** Reason for the security log; the browser sees the status only. */
function refuse(event: SocketEvent, statusCode: number, reason: string, who?: Who): SocketResult {
  const { requestId } = event.requestContext;
  logSecurity({ kind: 'socket_refused', outcome: 'refused', reason, requestId, who });
  return { statusCode };
}

function tabOf({ queryStringParameters = {} }: SocketEvent): string {
  const tab = queryStringParameters['tab'] ?? '';
  return /^[\w-]{1,64}$/.test(tab) ? tab : '';
}
