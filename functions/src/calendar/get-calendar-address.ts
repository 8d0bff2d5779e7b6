import type { calendarRoutes } from '@driftig/contracts/calendar/routes';

import type { Handler } from '../pipeline/handler.ts';

export const getCalendarAddress: Handler<typeof calendarRoutes.getCalendarAddress> = async ({
  actor,
  store,
}) => ({ madeat: (await store.calendarAddresses.find(actor.userId))?.madeAt ?? '' });
