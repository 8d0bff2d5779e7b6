import { accessRules } from '@driftig/contracts/core/access';
import { kindsFor, notificationKinds } from '@driftig/contracts/notifications/kinds';
import type { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { choiceFor } from '@driftig/domain/notifications/choices';

import type { Handler } from '../pipeline/handler.ts';

/** Every kind of notification, with the user's choice or its default. */
export const listNotificationChoices: Handler<
  typeof notificationRoutes.listNotificationChoices
> = async ({ store, actor }) => {
  const { choices } = await store.notifications.findChoices(actor.userId);
  return kindsFor({ isManager: accessRules.manager(actor) }).map((kind) => ({
    kind,
    label: notificationKinds[kind].label,
    bell: choiceFor(choices, kind, 'bell'),
    mail: choiceFor(choices, kind, 'mail'),
    push: choiceFor(choices, kind, 'push'),
  }));
};
