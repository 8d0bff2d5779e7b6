import { ECDH } from 'node:crypto';

import type { pushRoutes } from '@driftig/contracts/notifications/push-routes';
import { AppError, badInput } from '@driftig/domain/errors';
import { withDevice } from '@driftig/domain/notifications/push-devices';
import { isPushEndpoint } from '@driftig/domain/notifications/push-endpoint';

import { endPush } from '../live/end-push.ts';
import type { Handler } from '../pipeline/handler.ts';
import { deviceOn, tooManyDevices, unknownPushService } from './texts.ts';

/** Switches push on in the browser that asks, for as long as its session lasts. */
export const savePushDevice: Handler<typeof pushRoutes.savePushDevice> = async ({
  input,
  store,
  actor,
  sessionId,
  now,
}) => {
  const { endpoint, keys } = input.body;
  if (!isPushEndpoint(endpoint)) throw badInput({ endpoint: unknownPushService });
  if (!isPublicKey(keys.p256dh)) throw badInput({ keys: unknownPushService });
  const device = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  await endPush(actor.companyId, actor.userId, now);
  await store.pushDevices.change(actor.userId, (devices) => {
    const after = withDevice(devices, sessionId, device);
    if (after === undefined) throw new AppError('conflict', { message: tooManyDevices });
    return after;
  });
  return { message: deviceOn };
};

/** Whether it is a point of the curve, since nothing can be encrypted for any other. */
function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return Buffer.from(key, 'base64url')[0] === 4;
  } catch {
    return false;
  }
}
