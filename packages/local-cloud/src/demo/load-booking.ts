import { sampleIds } from '@driftig/contracts/core/sample';

import type { DemoWriter } from './demo-writer.ts';

/** Opens the company's booking form at /book/nordlys. */
export async function loadBookingForm(writer: DemoWriter, now: string): Promise<void> {
  const { store } = writer.at(now);
  const slug = sampleIds.bookingSlug;
  const introduction =
    'Fortæl os om jeres fest, så svarer vi inden for en dag med et forslag og en pris.';
  await store.commit({
    writes: store.booking.save(await store.booking.get(), { open: true, slug, introduction }),
    audit: {
      action: 'orders.bookingFormChanged',
      subject: 'booking form',
      changes: { open: true, slug },
    },
  });
}
