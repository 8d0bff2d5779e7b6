import type { notificationRoutes } from '@driftig/contracts/notifications/routes';

import type { Handler } from '../pipeline/handler.ts';
import { tellOwnScreens } from './tell-own-screens.ts';
import { oneRead } from './texts.ts';

/** Read once is read: on all one's devices, and however often it is said. */
export const markNotificationRead: Handler<
  typeof notificationRoutes.markNotificationRead
> = async ({ input, store, actor, now }) => {
  await store.notifications.markRead(actor.userId, input.body.id);
  await tellOwnScreens(actor.companyId, [actor.userId], now);
  return { message: oneRead };
};
