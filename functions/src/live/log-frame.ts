import type { SocketRoute } from '@driftig/contracts/core/socket-route';
import type { Connection } from '@driftig/data/live/live.repository';

import { logSecurity, type Refusal } from '../pipeline/security-log.ts';
import { logger } from '../pipeline/telemetry.ts';
import type { SocketEvent } from './socket-event.ts';

interface Frame {
  readonly route: SocketRoute;
  readonly event: SocketEvent;
  readonly connection: Connection;
}

/** Reason and person for the security log. */
export function logFrameRefusal(refusal: Refusal, { route, event, connection }: Frame): void {
  const { requestId } = event.requestContext;
  logSecurity({ ...refusal, outcome: 'refused', requestId, route: route.key, who: connection });
}

export function logFrame(
  { requestContext: { requestId } }: SocketEvent,
  route: SocketRoute,
  started: number,
  status: number,
): void {
  const milliseconds = Math.round((performance.now() - started) * 10) / 10;
  logger.info('answered', { requestId, route: route.key, status, milliseconds });
}
