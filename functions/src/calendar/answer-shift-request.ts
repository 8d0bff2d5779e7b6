import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { withAnswer } from '@driftig/domain/calendar/shift-actions';

import { commitShift } from '../changes/calendar/commit-shift.ts';
import { assertMayBeAssigned } from '../changes/planning/assert-may-be-assigned.ts';
import type { Handler } from '../pipeline/handler.ts';
import { assertAhead, findShift } from './facts/find-shift.ts';
import { requestRefused, shiftGiven } from './texts.ts';

/**
 * Gives the shift to who asked for it, or refuses (product K17, K18). Throws conflict where the request
 * was withdrawn or ended meanwhile, person_busy where the person is away or elsewhere by now.
 */
export const answerShiftRequest: Handler<typeof calendarRoutes.answerShiftRequest> = ({
  input,
  store,
  now,
}) =>
  retryOnConflict(async () => {
    const { orderId, employeeId, isAccepted, note } = input.body;
    const before = await findShift(store, orderId);
    const after = withAnswer(before, { employeeId, isAccepted });
    if (isAccepted) assertAhead(before, now);
    if (isAccepted) await assertMayBeAssigned(store, after, { added: [employeeId] });
    await commitShift(store, { before, after }, { shift: isAccepted ? 'approve' : 'refuse', note });
    const name = (await store.users.namesOf([employeeId])).get(employeeId) ?? '';
    return { message: isAccepted ? shiftGiven(name) : requestRefused(name) };
  });
