import type { pushRoutes } from '@driftig/contracts/notifications/push-routes';
import { withoutDevice } from '@driftig/domain/notifications/push-devices';

import type { Handler } from '../pipeline/handler.ts';
import { deviceOff } from './texts.ts';

/** Switches push off in the browser that asks; also where it was not on. */
export const removePushDevice: Handler<typeof pushRoutes.removePushDevice> = async ({
  store,
  actor,
  sessionId,
}) => {
  await store.pushDevices.change(actor.userId, (devices) => withoutDevice(devices, sessionId));
  return { message: deviceOff };
};
