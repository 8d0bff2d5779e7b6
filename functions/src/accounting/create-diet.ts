import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { unknownTrip } from '@driftig/data/accounting/trips.repository';
import { newDiet } from '@driftig/domain/accounting/allowances/new-allowance';
import { badInput } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { addsLabels } from './allowance-answer.ts';
import { figureWrites } from './allowance-writes.ts';
import { requestedOwner } from './requested-owner.ts';

/** One diet for a person and trip: a second one is refused (409), also at once. */
export const createDiet: Handler<typeof accountingRoutes.createDiet> = async ({
  store,
  actor,
  input,
  today,
  newId,
}) => {
  const { employeeId: asked, tripId, ...times } = input.body;
  const { breakfasts = 0, lunches = 0, dinners = 0, nights = 0, mealsByReceipt = false } = times;
  const typed = { ...times, breakfasts, lunches, dinners, nights, mealsByReceipt };
  const owner = await requestedOwner(store, actor, asked);
  const trip = await store.trips.find(tripId);
  if (trip === undefined) throw badInput({ tripId: unknownTrip });
  const diet = newDiet(typed, { id: newId(), owner, today, trip });
  const withLabels = await addsLabels(store);
  const answer = withLabels(diet);
  await store.commit({
    writes: [
      store.allowances.insert(diet),
      store.allowances.claimDiet(tripId, owner.employeeId),
      ...figureWrites(store, undefined, diet, undefined),
    ],
    audit: { action: 'allowances.registered', subject: `allowance ${diet.id}` },
    answer,
  });
  return answer;
};
