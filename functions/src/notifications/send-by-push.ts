import { secondsOf } from '@driftig/data/core/commit';
import { withoutDevice, type PushDevice } from '@driftig/domain/notifications/push-devices';
import { isPushEndpoint } from '@driftig/domain/notifications/push-endpoint';

import { findLiveSession } from '../identity/verify-session.ts';
import { logger } from '../pipeline/telemetry.ts';
import { pushMessage } from './push-message.ts';
import type { Delivery } from './delivery.ts';

/**
 * Pushes a notification to the person's browsers, each claimed first like a mail, so that repeating
 * one repeats no other. A browser whose session is over is not pushed to, one that is gone forgotten.
 */
export async function sendByPush(told: Delivery): Promise<void> {
  const { store, person, now } = told;
  const devices = await store.pushDevices.find(person.userId);
  const live = Object.entries(devices).filter(
    ([sessionId, { endpoint }]) =>
      findLiveSession(person, sessionId, secondsOf(now)) && isPushEndpoint(endpoint),
  );
  const outcomes = await Promise.allSettled(
    live.map(([sessionId, device]) => sendToDevice(told, sessionId, device)),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function sendToDevice(told: Delivery, sessionId: string, device: PushDevice): Promise<void> {
  const { store, notification, person, by, isManager } = told;
  const { userId } = person;
  const message = pushMessage(notification, { by, isManager });
  if (!(await store.pushDevices.claim(userId, notification.id, sessionId))) return;
  try {
    const { postPush } = await import('./post-push.ts');
    const outcome = await postPush(device, message);
    if (outcome === 'gone')
      await store.pushDevices.change(userId, (devices) =>
        withoutDevice(devices, sessionId, device.endpoint),
      );
    if (outcome === 'refused') logger.error('A push service refuses our messages');
  } catch (error) {
    await store.pushDevices.release(userId, notification.id, sessionId);
    throw error;
  }
}
