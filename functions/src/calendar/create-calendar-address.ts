import type { calendarRoutes } from '@driftig/contracts/calendar/routes';

import { hashOf, newSecret } from '../identity/secrets.ts';
import type { Handler } from '../pipeline/handler.ts';
import { services } from '../pipeline/services.ts';

/** The secret is answered once; only its hash is stored. */
export const createCalendarAddress: Handler<typeof calendarRoutes.createCalendarAddress> = async ({
  actor: { userId },
  store,
  now: madeAt,
}) => {
  const secret = newSecret();
  const before = await store.calendarAddresses.find(userId);
  const after = { userId, hash: hashOf(secret), madeAt };
  await store.commit({
    writes: store.calendarAddresses.replace(before, after),
    audit: {
      action: 'calendar.addressChanged',
      subject: `user ${userId}`,
      changes: { isOn: true },
    },
  });
  return { url: `${services().environment.SITE_URL}/ical/${secret}.ics` };
};
