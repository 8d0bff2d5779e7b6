import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';

export const getTimer: Handler<typeof timeRoutes.getTimer> = async ({ store, actor, now }) => ({
  timer: (await store.time.findTimer(actor.userId)) ?? null,
  now,
});
