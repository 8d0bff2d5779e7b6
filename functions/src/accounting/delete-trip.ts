import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { assertUnlinked } from '@driftig/domain/accounting/trip';

import type { Handler } from '../pipeline/handler.ts';

/** A row that is linked meanwhile wins: the trip is read again, and the delete refused. */
export const deleteTrip: Handler<typeof accountingRoutes.deleteTrip> = async ({ store, input }) => {
  const { id } = input.params;
  await retryOnConflict(async () => {
    const trip = await store.trips.get(id);
    assertUnlinked(trip);
    await store.commit({
      writes: [store.trips.remove(id)],
      audit: { action: 'trips.deleted', subject: `trip ${id}`, changes: { title: trip.title } },
    });
  });
  return { message: 'Rejsen er slettet.' };
};
