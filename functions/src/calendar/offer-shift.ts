import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { withOffers } from '@driftig/domain/calendar/shift-actions';
import { AppError } from '@driftig/domain/errors';
import { hasAllPeople } from '@driftig/domain/planning/settle-market';

import { commitShift } from '../changes/calendar/commit-shift.ts';
import { assertMayBeAssigned } from '../changes/planning/assert-may-be-assigned.ts';
import type { Handler } from '../pipeline/handler.ts';
import { assertAhead, findShift } from './facts/find-shift.ts';
import { noneOffered, shiftFull, shiftOfferedTo } from './texts.ts';

/** Replaces the list of people who are offered the order's free shifts (product K23). */
export const offerShift: Handler<typeof calendarRoutes.offerShift> = ({ input, store, now }) =>
  retryOnConflict(async () => {
    const { orderId, employeeIds } = input.body;
    const before = await findShift(store, orderId);
    if (employeeIds.length > 0) assertAhead(before, now);
    if (employeeIds.length > 0 && hasAllPeople(before))
      throw new AppError('conflict', { message: shiftFull });
    const after = withOffers(before, employeeIds);
    const offered = after.planning?.market?.offeredIds ?? [];
    const known = before.planning?.market?.offeredIds ?? [];
    const added = offered.filter((id) => !known.includes(id));
    await assertMayBeAssigned(store, after, { added }, 'employees');
    await commitShift(store, { before, after }, { shift: 'offer' });
    return { message: offered.length === 0 ? noneOffered : shiftOfferedTo(offered.length) };
  });
