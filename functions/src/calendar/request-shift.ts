import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { actionOf, shiftTakenError, withShiftAction } from '@driftig/domain/calendar/shift-actions';
import type { ShiftAction } from '@driftig/domain/calendar/shift-actions';
import { shiftViewOf } from '@driftig/domain/calendar/shift-status';
import { danishClock } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import type { Telling } from '@driftig/domain/notifications/occasion';
import type { Order } from '@driftig/domain/orders/order';
import { monthOrderOf } from '@driftig/domain/planning/month-orders';

import { managersToTell } from '../changes/employees/people-of.ts';
import { commitShift } from '../changes/calendar/commit-shift.ts';
import type { Handler } from '../pipeline/handler.ts';
import { findShift } from './find-shift.ts';
import { shiftAsked, shiftDone, shiftNotAvailable, shiftStale } from './texts.ts';
import { readJudge } from '../changes/calendar/work-around.ts';

type Context = Parameters<Handler<typeof calendarRoutes.requestShift>>[0];

/**
 * Does what the button of a shift does (product S13). The status that was shown decides the action; where
 * it is another by now, nothing is changed (409). What breaks a rule on rest becomes a request.
 */
export const requestShift: Handler<typeof calendarRoutes.requestShift> = (context) =>
  retryOnConflict(() => actOnShift(context));

async function actOnShift({ actor, input, store, now, today }: Context) {
  const { orderId, status } = input.body;
  const order = await findShift(store, orderId);
  const row = monthOrderOf(order);
  const { person, warningsOf } = await readJudge(store, actor.userId, {
    shifts: [row],
    shown: row,
    today,
  });
  const clock = danishClock(Date.parse(now));
  const view = shiftViewOf(row, person, clock);
  if (view.status !== status) throw staleError(status);
  const action = row.to <= clock ? undefined : actionOf(status);
  if (action === undefined) throw new AppError('conflict', { message: shiftNotAvailable });
  const needsManager = isTaking(action) && warningsOf(row).length > 0;
  const after = withShiftAction(order, { action, userId: actor.userId, needsManager });
  const answer = { message: needsManager ? shiftAsked : shiftDone[action] };
  const isAsked = needsManager || action === 'request';
  await commitShift(
    store,
    { before: order, after },
    {
      shift: needsManager ? 'ask' : action,
      answer,
      tells: isAsked ? await requestTellings(store, order) : [],
    },
  );
  return answer;
}

/** Actions by which a person gets the shift at once. */
const isTaking = (action: ShiftAction) => action === 'take' || action === 'accept';

/** A free shift that is gone was lost in a race; any other shift has changed since it was shown. */
function staleError(seen: string): AppError {
  const wasFree = seen === 'open' || seen === 'forSale' || seen === 'offered';
  return wasFree ? shiftTakenError() : new AppError('conflict', { message: shiftStale });
}

async function requestTellings(store: Context['store'], order: Order): Promise<Telling[]> {
  const { number, title, startDate, endDate, startTime, endTime } = order;
  const facts = { number, title, startDate, endDate, startTime, endTime };
  return [{ to: await managersToTell(store), occasion: { kind: 'shiftRequested', facts } }];
}
