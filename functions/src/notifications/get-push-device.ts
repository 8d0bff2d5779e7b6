import type { pushRoutes } from '@driftig/contracts/notifications/push-routes';

import type { Handler } from '../pipeline/handler.ts';
import { pushKeys } from './push-keys.ts';

export const getPushDevice: Handler<typeof pushRoutes.getPushDevice> = async ({
  store,
  actor,
  sessionId,
}) => {
  const devices = await store.pushDevices.find(actor.userId);
  return { publicKey: pushKeys().publicKey, isOn: Object.hasOwn(devices, sessionId) };
};
