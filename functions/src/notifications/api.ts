import { notificationRoutes } from '@driftig/contracts/notifications/routes';

import { serve } from '../pipeline/serve.ts';
import { countNotifications } from './count-notifications.ts';
import { getPushDevice } from './get-push-device.ts';
import { listNotificationChoices } from './list-notification-choices.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationRead } from './mark-notification-read.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { removePushDevice } from './remove-push-device.ts';
import { saveNotificationChoice } from './save-notification-choice.ts';
import { savePushDevice } from './save-push-device.ts';

export const handler = serve(notificationRoutes, {
  listNotifications,
  countNotifications,
  markNotificationRead,
  markNotificationsRead,
  listNotificationChoices,
  saveNotificationChoice,
  getPushDevice,
  savePushDevice,
  removePushDevice,
});
