import { noTrip } from '@driftig/contracts/accounting/trip-choice';
import { unknownTrip } from '@driftig/data/accounting/trips.repository';
import type { CompanyData } from '@driftig/data/store';
import { badInput } from '@driftig/domain/errors';

interface LinkedTrip {
  /** '' for none. */
  readonly tripId: string;
  readonly tripTitle: string;
}

/** The trip that a row is linked to. Throws bad_input at `tripId` for an unknown one. */
export async function loadLinkedTrip(
  { trips }: Pick<CompanyData, 'trips'>,
  tripId: string | undefined = noTrip,
): Promise<LinkedTrip> {
  if (tripId === noTrip) return { tripId: '', tripTitle: '' };
  const trip = await trips.find(tripId);
  if (trip === undefined) throw badInput({ tripId: unknownTrip });
  return { tripId, tripTitle: trip.title };
}
