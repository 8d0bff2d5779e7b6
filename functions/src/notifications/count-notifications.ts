import type { notificationRoutes } from '@driftig/contracts/notifications/routes';

import type { Handler } from '../pipeline/handler.ts';

export const countNotifications: Handler<typeof notificationRoutes.countNotifications> = async ({
  store,
  actor,
}) => ({ unread: await store.notifications.countUnread(actor.userId) });
