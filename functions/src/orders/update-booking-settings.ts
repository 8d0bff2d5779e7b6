import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { assertMayOpen } from '@driftig/domain/orders/booking';

import type { Handler } from '../pipeline/handler.ts';
import { bookingFormSaved } from './texts.ts';

/** The slug is taken, and the old one freed, in the same transaction (product O21). */
export const updateBookingSettings: Handler<typeof orderRoutes.updateBookingSettings> = async ({
  input,
  store,
}) => {
  const { open, slug = '', introduction = '', version } = input.body;
  assertMayOpen({ open, slug });
  const before = await store.booking.get();
  assertVersion(before, version);
  await store.commit({
    writes: store.booking.save(before, { open, slug, introduction }),
    audit: {
      action: 'orders.bookingFormChanged',
      subject: 'booking form',
      changes: { open, slug },
    },
  });
  return { message: bookingFormSaved };
};
