import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { swapAnsweredTellings } from '@driftig/domain/notifications/swap-tellings';
import { swapGoneError } from '@driftig/domain/planning/shift-swap';

import { commitSwap, swapOrderWrites } from '../changes/calendar/commit-swap.ts';
import { endSwaps } from '../changes/planning/end-swaps.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { prepareSwap, findSwap, findSwapOrders } from './facts/swap-moves.ts';
import { swapApproved, swapRejected } from './texts.ts';

type Decision = Context<typeof calendarRoutes.decideSwap>;

/**
 * A manager's answer to a swap that both sides want (product K35). A yes changes both orders and all
 * bookings in one transaction. Throws conflict where it has ended or been answered, person_busy where one
 * of the two is absent or elsewhere by now.
 */
export const decideSwap: Handler<typeof calendarRoutes.decideSwap> = (context) =>
  retryOnConflict(() => decide(context));

async function decide({ input, store, now }: Decision) {
  const { employeeId, isAccepted, note = '' } = input.body;
  const swap = await findSwap(store, employeeId, input.body);
  if (!swap.isAccepted || swap.proposer.employeeId !== employeeId) throw swapGoneError();
  const tells = swapAnsweredTellings(swap, {
    answer: isAccepted ? 'approved' : 'rejected',
    ...(note === '' ? {} : { note }),
  });
  const removal = store.planning.swaps.remove(swap);
  if (!isAccepted) {
    await commitSwap(store, swap, { shift: 'swapReject', writes: [removal], tells });
    return { message: swapRejected };
  }
  const orders = await findSwapOrders(store, swap);
  const { moves, bookings } = await prepareSwap(store, swap, { orders, now });
  const others = await endSwaps(store, moves, swap);
  await commitSwap(store, swap, {
    shift: 'swapApprove',
    writes: [...swapOrderWrites(store, moves), ...bookings, removal, ...others.writes],
    tells: [...tells, ...others.tells],
  });
  return { message: swapApproved };
}
