import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import {
  swapAnsweredTellings,
  swapRequestedTellings,
} from '@driftig/domain/notifications/swap-tellings';
import { swapGoneError, type ShiftSwap } from '@driftig/domain/planning/shift-swap';

import { commitSwap } from '../changes/calendar/commit-swap.ts';
import { managersToTell } from '../changes/employees/people-of.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { prepareSwap, findSwap, findSwapOrders } from './facts/swap-moves.ts';
import { swapAccepted, swapNotPossible, swapRefused } from './texts.ts';

type Answer = Context<typeof calendarRoutes.answerSwap>;

/**
 * The colleague's answer to a proposed swap (product K35): a yes waits for a manager, a no ends it. Throws
 * conflict where it has ended or been answered, or where it is possible no longer.
 */
export const answerSwap: Handler<typeof calendarRoutes.answerSwap> = (context) =>
  retryOnConflict(() => answer(context));

async function answer({ actor, input, store, now }: Answer) {
  const { isAccepted } = input.body;
  const swap = await findSwap(store, actor.userId, input.body);
  if (swap.colleague.employeeId !== actor.userId || swap.isAccepted) throw swapGoneError();
  if (!isAccepted) {
    await commitSwap(store, swap, {
      shift: 'swapRefuse',
      writes: [store.planning.swaps.remove(swap)],
      tells: swapAnsweredTellings(swap, { answer: 'refused' }),
    });
    return { message: swapRefused };
  }
  await assertFits(store, swap, now);
  await commitSwap(store, swap, {
    shift: 'swapAccept',
    writes: [store.planning.swaps.accept(swap)],
    tells: [
      ...swapAnsweredTellings(swap, { answer: 'accepted' }),
      ...swapRequestedTellings(swap, await managersToTell(store)),
    ],
  });
  return { message: swapAccepted };
}

/** Throws conflict without a reason, which would say where the proposer is. */
async function assertFits(store: Answer['store'], swap: ShiftSwap, now: string): Promise<void> {
  try {
    await prepareSwap(store, swap, { orders: await findSwapOrders(store, swap), now });
  } catch (error) {
    if (error instanceof AppError) throw new AppError('conflict', { message: swapNotPossible });
    throw error;
  }
}
