import type { socketRoutes } from '@driftig/contracts/core/socket-routes';
import { socketSamples } from '@driftig/contracts/core/samples';
import { messageEvent } from '../gateway/websocket-event.ts';

const sentAt = new Date('2026-03-02T09:00:00.000Z');

/** The event that API Gateway makes of a sample frame. */
export function sampleFrameEvent(action: keyof typeof socketRoutes): Record<string, unknown> {
  const connection = {
    connectionId: 'sample-connection=',
    connectedAt: sentAt.getTime(),
    sourceIp: '127.0.0.1',
    userAgent: 'driftig-sample',
  };
  const body = JSON.stringify({ action, ...socketSamples[action] });
  return messageEvent(connection, `sample-${action}`, action, body, sentAt);
}
