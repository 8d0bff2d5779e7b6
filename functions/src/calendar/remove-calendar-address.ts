import type { calendarRoutes } from '@driftig/contracts/calendar/routes';

import type { Handler } from '../pipeline/handler.ts';
import { addressRemoved } from './texts.ts';

/** Without an address there is nothing to do. */
export const removeCalendarAddress: Handler<typeof calendarRoutes.removeCalendarAddress> = async ({
  actor: { userId },
  store,
}) => {
  const before = await store.calendarAddresses.find(userId);
  if (before !== undefined)
    await store.commit({
      writes: store.calendarAddresses.remove(before),
      audit: {
        action: 'calendar.addressChanged',
        subject: `user ${userId}`,
        changes: { isOn: false },
      },
    });
  return { message: addressRemoved };
};
