import type { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { backOff } from '@driftig/data/core/transact';
import { withChoice } from '@driftig/domain/notifications/choices';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { choiceSaved } from './texts.ts';

const maxAttempts = 10;

/** One kind at a time, so that two choices at once both hold. */
export const saveNotificationChoice: Handler<
  typeof notificationRoutes.saveNotificationChoice
> = async ({ input, store, actor }) => {
  const { kind, ...wanted } = input.body;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const before = await store.notifications.findChoices(actor.userId);
    const after = withChoice(before.choices, kind, wanted);
    if (await store.notifications.saveChoices(actor.userId, before, after))
      return { message: choiceSaved };
    await backOff(attempt);
  }
  throw new AppError('conflict');
};
