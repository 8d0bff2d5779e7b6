import type { notificationRoutes } from '@driftig/contracts/notifications/routes';

import type { Handler } from '../pipeline/handler.ts';
import { tellOwnScreens } from './tell-own-screens.ts';
import { oneRead } from './texts.ts';

/** Marks as read on all devices of the user; idempotent. */
export const markNotificationRead: Handler<
  typeof notificationRoutes.markNotificationRead
> = async ({ input, store, actor, now }) => {
  await store.notifications.markRead(actor.userId, input.body.id);
  await tellOwnScreens(actor.companyId, [actor.userId], now);
  return { message: oneRead };
};
