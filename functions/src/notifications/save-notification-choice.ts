import type { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { withChoice } from '@driftig/domain/notifications/choices';

import type { Handler } from '../pipeline/handler.ts';
import { choiceSaved } from './texts.ts';

/** One kind at a time, so that two choices at once both hold. */
export const saveNotificationChoice: Handler<
  typeof notificationRoutes.saveNotificationChoice
> = async ({ input, store, actor }) => {
  const { kind, ...wanted } = input.body;
  await retryOnConflict(async () => {
    const before = await store.notifications.findChoices(actor.userId);
    const after = withChoice(before.choices, kind, wanted);
    await store.notifications.saveChoices(actor.userId, before, after);
  });
  return { message: choiceSaved };
};
