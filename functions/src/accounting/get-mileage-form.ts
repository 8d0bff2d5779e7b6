import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Handler } from '../pipeline/handler.ts';

/** More are of no use in a list of choices on a phone. */
const shownTrips = 50;

/** Address and car of the person's last drive, and the newest trips: titles and dates, no sums. */
export const getMileageForm: Handler<typeof accountingRoutes.getMileageForm> = async ({
  store,
  actor,
}) => {
  const last = await store.mileage.lastDrive(actor.userId);
  const { rows } = await store.trips.list({ limit: shownTrips });
  return { ...last, trips: [...rows] };
};
