import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { shiftTakenError, withDecline } from '@driftig/domain/calendar/shift-actions';
import { emptyMarket } from '@driftig/domain/planning/shift-market';

import { commitShift } from '../changes/calendar/commit-shift.ts';
import type { Handler } from '../pipeline/handler.ts';
import { findShift } from './facts/find-shift.ts';
import { offerDeclined } from './texts.ts';

/** An employee's no to a shift that they are offered (product K38). Throws conflict once it is offered no longer. */
export const declineOffer: Handler<typeof calendarRoutes.declineOffer> = ({
  actor,
  input,
  store,
}) =>
  retryOnConflict(async () => {
    const before = await findShift(store, input.body.orderId);
    const { offeredIds } = before.planning?.market ?? emptyMarket;
    if (!offeredIds.includes(actor.userId)) throw shiftTakenError();
    const after = withDecline(before, actor.userId);
    await commitShift(store, { before, after }, { shift: 'decline' });
    return { message: offerDeclined };
  });
