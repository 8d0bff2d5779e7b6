import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { CompanyData } from '@driftig/data/store';
import { danishClock } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import { overlap, periodOf, type Period } from '@driftig/domain/planning/period';
import { withReplacement } from '@driftig/domain/planning/replacing';

import { commitShift } from '../changes/calendar/commit-shift.ts';
import { assertMayBeAssigned } from '../changes/planning/assert-may-be-assigned.ts';
import type { Handler } from '../pipeline/handler.ts';
import { askedInstead, notAbsent, shiftIsOver } from './texts.ts';

/**
 * Takes an absent person off an order and offers the shift to others, in one transaction (product K36);
 * without a person one of its free places is offered. Only the office reads why. Throws conflict where the person is not absent or not on the order by
 * now, person_busy where a person who is asked is
 * absent.
 */
export const replaceAbsent: Handler<typeof planningRoutes.replaceAbsent> = ({
  input,
  store,
  now,
}) =>
  retryOnConflict(async () => {
    const { orderId, employeeId, employeeIds, message } = input.body;
    const before = await store.orders.getById(orderId);
    const period = periodOf(before);
    const isOpen = before.status === 'notStarted' || before.status === 'started';
    if (!isOpen || period.to <= danishClock(Date.parse(now)))
      throw new AppError('conflict', { message: shiftIsOver });
    if (employeeId !== undefined) await assertAway(store, employeeId, period);
    const after = withReplacement(before, { absentId: employeeId, offeredIds: employeeIds });
    await assertMayBeAssigned(store, after, { added: employeeIds }, 'employees');
    const shift = employeeId === undefined ? 'offer' : 'replace';
    await commitShift(store, { before, after }, { shift, offerText: message });
    return { message: askedInstead(new Set(employeeIds).size) };
  });

async function assertAway(
  { planning }: Pick<CompanyData, 'planning'>,
  employeeId: string,
  period: Period,
): Promise<void> {
  const absences = await planning.listAbsences(period);
  const isAway = absences.some((one) => one.employeeId === employeeId && overlap(one, period));
  if (!isAway) throw new AppError('conflict', { message: notAbsent });
}
