import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { CompanyData } from '@driftig/data/store';
import { danishClock } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import {
  instantOf,
  overlap,
  periodOf,
  type LocalTime,
  type Period,
} from '@driftig/domain/planning/period';
import { withReplacement } from '@driftig/domain/planning/replacing';
import { assertAnswerTime } from '@driftig/domain/planning/shift-question';

import { commitShift } from '../changes/calendar/commit-shift.ts';
import { assertMayBeAssigned } from '../changes/planning/assert-may-be-assigned.ts';
import type { Handler } from '../pipeline/handler.ts';
import { askedInstead, notAbsent, shiftIsOver } from './texts.ts';

/**
 * Takes an absent person off an order and offers the shift to others, in one transaction (product K36);
 * without a person one of its free places is offered. Only the office reads why. The clock is woken at the
 * time for an answer. Throws conflict where the person is not absent or not on the order by now,
 * person_busy where a person who is asked is absent, bad_input for a time after the start.
 */
export const replaceAbsent: Handler<typeof planningRoutes.replaceAbsent> = ({
  input,
  actor,
  store,
  now,
}) =>
  retryOnConflict(async () => {
    const { orderId, employeeId, employeeIds, message, answerBy } = input.body;
    const before = await store.orders.getById(orderId);
    const period = periodOf(before);
    const isOpen = before.status === 'notStarted' || before.status === 'started';
    if (!isOpen || period.to <= danishClock(Date.parse(now)))
      throw new AppError('conflict', { message: shiftIsOver });
    assertAnswerTime(before, answerBy, Date.parse(now));
    if (employeeId !== undefined) await assertAway(store, employeeId, period);
    const after = withReplacement(before, {
      absentId: employeeId,
      offeredIds: employeeIds,
      askedBy: actor.userId,
      answerBy,
    });
    await assertMayBeAssigned(store, after, { added: employeeIds }, 'employees');
    const shift = employeeId === undefined ? 'offer' : 'replace';
    const writes = answerBy === undefined ? [] : [store.alarms.set(before.number, at(answerBy))];
    await commitShift(store, { before, after }, { shift, offerText: message, writes });
    return { message: askedInstead(new Set(employeeIds).size) };
  });

const at = (local: LocalTime) => new Date(instantOf(local)).toISOString();

async function assertAway(
  { planning }: Pick<CompanyData, 'planning'>,
  employeeId: string,
  period: Period,
): Promise<void> {
  const absences = await planning.listAbsences(period);
  const isAway = absences.some((one) => one.employeeId === employeeId && overlap(one, period));
  if (!isAway) throw new AppError('conflict', { message: notAbsent });
}
