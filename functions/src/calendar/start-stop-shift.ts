import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { datesOf } from '@driftig/domain/calendar/calendar-days';
import { shiftStart } from '@driftig/domain/calendar/shift-start';
import type { DateText } from '@driftig/domain/dates';
import { AppError, badInput } from '@driftig/domain/errors';
import type { Order } from '@driftig/domain/orders/order';
import { periodOf } from '@driftig/domain/planning/period';
import { nameOfOrder } from '@driftig/domain/time/projects';

import { beginTimer, endTimer, hoursOfTimer } from '../changes/time/timers.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import {
  notOnShift,
  otherDay,
  shiftAhead,
  shiftEnded,
  shiftOver,
  shiftStale,
  shiftStarted,
} from './texts.ts';

type Shift = Context<typeof calendarRoutes.startStopShift>;

/**
 * Starts the timer on a shift; where it runs on that shift already, stops it and saves its hours as a
 * pending report (product T8, K21). Throws timer_runs (409) where it runs on something else, conflict
 * where the screen showed the other state.
 */
export const startStopShift: Handler<typeof calendarRoutes.startStopShift> = async (context) => {
  const { actor, input, store } = context;
  const { orderId, isRunning } = input.body;
  const order = await store.orders.getByIdOrNumber(orderId);
  const timer = await store.time.findTimer(actor.userId);
  const runs = timer?.projectId === order.id;
  if (isRunning !== undefined && isRunning !== runs)
    throw new AppError('conflict', { message: shiftStale });
  return timer !== undefined && runs ? endShift(context, order, timer) : startShift(context, order);
};

const projectOf = (order: Order) => ({ projectId: order.id, projectName: nameOfOrder(order) });

function endShift(
  { input, store, now, today, newId }: Shift,
  order: Order,
  timer: Parameters<typeof hoursOfTimer>[0],
) {
  const { breakMinutes = 0 } = input.body;
  const { activity } = timer;
  const fields = { ...projectOf(order), isInternal: false, activity, breakMinutes };
  const hours = hoursOfTimer(timer, { ...fields, now, today, newId });
  return endTimer(store, { timer, hours }, () => ({ message: shiftEnded }));
}

async function startShift({ actor, input, store, now }: Shift, order: Order) {
  const { userId: employeeId } = actor;
  if (order.status === 'cancelled') throw new AppError('not_found');
  if (!order.planning?.assignedIds.includes(employeeId))
    throw new AppError('conflict', { message: notOnShift });
  assertMayStart(order, input.body.selectedDate, now);
  const answer = { message: shiftStarted };
  await beginTimer(
    store,
    { employeeId, startedAt: now, ...projectOf(order), activity: '' },
    answer,
  );
  return answer;
}

/** Throws bad_input for a day that is none of the shift's, conflict too early and after its end. */
function assertMayStart(order: Order, selectedDate: DateText, now: string): void {
  const period = periodOf(order);
  if (datesOf(period, selectedDate, selectedDate).length === 0)
    throw badInput({ selectedDate: otherDay });
  const { state } = shiftStart(order, Date.parse(now));
  if (state === 'over') throw new AppError('conflict', { message: shiftOver });
  if (state === 'ahead') throw new AppError('conflict', { message: shiftAhead(period.from) });
}
