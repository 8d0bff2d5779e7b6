import type { notificationRoutes } from '@driftig/contracts/notifications/routes';

import type { Handler } from '../pipeline/handler.ts';
import { tellOwnScreens } from './tell-own-screens.ts';
import { allRead } from './texts.ts';

/** Up to the newest that was seen: what comes meanwhile stays unread. */
export const markNotificationsRead: Handler<
  typeof notificationRoutes.markNotificationsRead
> = async ({ input, store, actor, now }) => {
  await store.notifications.markReadUpTo(actor.userId, input.body.upTo);
  await tellOwnScreens(actor.companyId, [actor.userId], now);
  return { message: allRead };
};
