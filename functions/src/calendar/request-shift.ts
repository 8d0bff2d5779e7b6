import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { actionOf, shiftTakenError, withShiftAction } from '@driftig/domain/calendar/shift-actions';
import type { ShiftAction } from '@driftig/domain/calendar/shift-actions';
import { shiftViewOf } from '@driftig/domain/calendar/shift-status';
import { danishClock } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import type { Telling } from '@driftig/domain/notifications/occasion';
import { orderFactsOf } from '@driftig/domain/notifications/order-facts';
import { swapAnsweredTellings } from '@driftig/domain/notifications/swap-tellings';
import type { Order } from '@driftig/domain/orders/order';
import { monthOrderOf } from '@driftig/domain/planning/month-orders';
import { swapOfShift, type ShiftSwap } from '@driftig/domain/planning/shift-swap';

import { managersToTell } from '../changes/employees/people-of.ts';
import { commitShift } from '../changes/calendar/commit-shift.ts';
import { commitSwap } from '../changes/calendar/commit-swap.ts';
import type { Handler } from '../pipeline/handler.ts';
import { findShift } from './facts/find-shift.ts';
import { shiftAsked, shiftDone, shiftNotAvailable, shiftStale, swapWithdrawn } from './texts.ts';
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
  const swap = swapOfShift(person.swaps, actor.userId, order.number);
  if (swap !== undefined) return withdrawSwap(store, swap);
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
  const occasion = { kind: 'shiftRequested', facts: orderFactsOf(order) } as const;
  return [{ to: await managersToTell(store), occasion }];
}

/** Ends the swap of the caller's shift, which is theirs again; both sides may (product K35). */
async function withdrawSwap(store: Context['store'], swap: ShiftSwap) {
  const answer = { message: swapWithdrawn };
  await commitSwap(store, swap, {
    shift: 'swapWithdraw',
    writes: [store.planning.swaps.remove(swap)],
    tells: swapAnsweredTellings(swap, { answer: 'withdrawn' }),
    answer,
  });
  return answer;
}
