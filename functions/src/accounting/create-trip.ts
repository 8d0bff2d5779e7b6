import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { assertTripDates, emptyTrip } from '@driftig/domain/accounting/trip';

import type { Handler } from '../pipeline/handler.ts';

export const createTrip: Handler<typeof accountingRoutes.createTrip> = async ({
  store,
  input,
  newId,
}) => {
  const fields = { ...input.body, description: input.body.description ?? '' };
  assertTripDates(fields);
  const trip = { ...fields, id: newId(), ...emptyTrip };
  await store.commit({
    writes: [store.trips.insert(trip)],
    audit: { action: 'trips.created', subject: `trip ${trip.id}` },
    answer: trip,
  });
  return trip;
};
