import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import { orderFactsOf } from '@driftig/domain/notifications/order-facts';
import { swapProposedTellings } from '@driftig/domain/notifications/swap-tellings';
import type { Order } from '@driftig/domain/orders/order';
import { swapOfShift, type ShiftSwap } from '@driftig/domain/planning/shift-swap';

import { commitSwap, swapOrderWrites } from '../changes/calendar/commit-swap.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { findShift } from './facts/find-shift.ts';
import { prepareSwap } from './facts/swap-moves.ts';
import { alreadySwapping, swapNotPossible, swapProposed } from './texts.ts';

type Proposal = Context<typeof calendarRoutes.proposeSwap>;

/**
 * Proposes a colleague to swap the caller's shift against theirs (product K35). Both orders get a new
 * version, so that a change of one of them that does not know of the swap is refused.
 */
export const proposeSwap: Handler<typeof calendarRoutes.proposeSwap> = (context) =>
  retryOnConflict(() => propose(context));

async function propose({ actor, input, store, now }: Proposal) {
  const { orderId, employeeId, otherOrderId } = input.body;
  const [own, other, swaps] = await Promise.all([
    findShift(store, orderId),
    findShift(store, otherOrderId),
    store.planning.swaps.list(),
  ]);
  const swap: ShiftSwap = {
    proposer: { employeeId: actor.userId, order: orderFactsOf(own) },
    colleague: { employeeId, order: orderFactsOf(other) },
    isAccepted: false,
    version: 1,
  };
  const taken = [swap.proposer, swap.colleague].some(
    (side) => swapOfShift(swaps, side.employeeId, side.order.number) !== undefined,
  );
  if (taken) throw new AppError('conflict', { message: alreadySwapping });
  await assertFits(store, swap, { orders: [own, other], now });
  const answer = { message: swapProposed };
  const raised = [own, other].map((before) => ({
    before,
    after: { ...before, version: before.version + 1 },
  }));
  await commitSwap(store, swap, {
    shift: 'swapPropose',
    writes: [...swapOrderWrites(store, raised), store.planning.swaps.insert(swap)],
    tells: swapProposedTellings(swap),
    answer,
  });
  return answer;
}

/** Throws conflict without a reason, which would say where the colleague is. */
async function assertFits(
  store: Proposal['store'],
  swap: ShiftSwap,
  about: { readonly orders: readonly [Order, Order]; readonly now: string },
): Promise<void> {
  try {
    await prepareSwap(store, swap, about);
  } catch (error) {
    if (error instanceof AppError) throw new AppError('conflict', { message: swapNotPossible });
    throw error;
  }
}
