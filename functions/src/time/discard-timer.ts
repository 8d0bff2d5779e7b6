import type { timeRoutes } from '@driftig/contracts/time/routes';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { timerDiscarded } from './texts.ts';

/** Ends the timer without hours; the trail says that it ran. */
export const discardTimer: Handler<typeof timeRoutes.discardTimer> = async ({ store, actor }) => {
  const timer = await store.time.findTimer(actor.userId);
  if (timer === undefined) throw new AppError('not_found', { message: 'Uret kører ikke.' });
  await store.commit({
    writes: [store.time.endTimer(timer)],
    audit: {
      action: 'time.timerDiscarded',
      subject: `timer ${actor.userId}`,
      changes: { startedAt: timer.startedAt },
    },
  });
  return { message: timerDiscarded };
};
