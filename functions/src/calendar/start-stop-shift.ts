import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { datesOf } from '@driftig/domain/calendar/calendar-days';
import { danishClock, type DateText } from '@driftig/domain/dates';
import { AppError, badInput } from '@driftig/domain/errors';
import { periodOf, type Period } from '@driftig/domain/planning/period';
import { nameOfOrder } from '@driftig/domain/time/projects';

import { beginTimer, endTimer, hoursOfTimer } from '../changes/time/timers.ts';
import type { Handler } from '../pipeline/handler.ts';
import { findOrder } from './find-shift.ts';
import { notOnShift, otherDay, shiftAhead, shiftEnded, shiftOver, shiftStarted } from './texts.ts';

/**
 * Starts the timer on a shift; where it runs on that shift already, stops it and saves its hours as a
 * pending report (product T8, K21). Throws timer_runs (409) where it runs on something else.
 */
export const startStopShift: Handler<typeof calendarRoutes.startStopShift> = async ({
  actor,
  input,
  store,
  now,
  today,
  newId,
}) => {
  const { userId: employeeId } = actor;
  const { orderId, selectedDate } = input.body;
  const order = await findOrder(store, orderId);
  if (datesOf(periodOf(order), selectedDate, selectedDate).length === 0)
    throw badInput({ selectedDate: otherDay });
  const timer = await store.time.findTimer(employeeId);
  const project = { projectId: order.id, projectName: nameOfOrder(order) };
  if (timer?.projectId === order.id) {
    const { activity } = timer;
    const fields = { ...project, isInternal: false, activity, breakMinutes: 0 };
    const hours = hoursOfTimer(timer, { ...fields, now, today, newId });
    return endTimer(store, { timer, hours }, () => ({ message: shiftEnded }));
  }
  if (order.status === 'cancelled') throw new AppError('not_found');
  if (!order.planning?.assignedIds.includes(employeeId))
    throw new AppError('conflict', { message: notOnShift });
  assertRuns(periodOf(order), now, today);
  const answer = { message: shiftStarted };
  await beginTimer(store, { employeeId, startedAt: now, ...project, activity: '' }, answer);
  return answer;
};

/** Throws conflict before the first day of a shift and after its end. */
function assertRuns(period: Period, now: string, today: DateText): void {
  if (period.to <= danishClock(Date.parse(now)))
    throw new AppError('conflict', { message: shiftOver });
  if (period.from.slice(0, 10) > today)
    throw new AppError('conflict', { message: shiftAhead(period.from) });
}
