import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import type { Telling } from '@driftig/domain/notifications/occasion';
import { swapAnsweredTellings } from '@driftig/domain/notifications/swap-tellings';
import type { Order } from '@driftig/domain/orders/order';
import { endsSwap, isSameSwap, type ShiftSwap } from '@driftig/domain/planning/shift-swap';

interface OrderMove {
  readonly before: Order | undefined;
  readonly after: Order | undefined;
}

interface EndedSwaps {
  readonly writes: readonly Write[];
  readonly tells: readonly Telling[];
}

/**
 * The swaps of shifts that changes of orders end, with both sides notified (product K35), except the one
 * that they carry out. They are read only where the order has people; an order that takes part has its version raised when a swap
 * begins, so a change that did not see the swap is refused.
 */
export async function endSwaps(
  { planning: { swaps } }: Pick<CompanyData, 'planning'>,
  moves: readonly OrderMove[],
  approved?: ShiftSwap,
): Promise<EndedSwaps> {
  if (!moves.some(mayEndSwaps)) return { writes: [], tells: [] };
  const ended = (await swaps.list()).filter(
    (swap) => !isSameSwap(swap, approved) && moves.some((move) => endsSwap(swap, move)),
  );
  return {
    writes: ended.map((swap) => swaps.remove(swap)),
    tells: ended.flatMap((swap) => swapAnsweredTellings(swap, { answer: 'ended' })),
  };
}

/** Its people, time, status or sales are others. */
function mayEndSwaps({ before, after }: OrderMove): boolean {
  const hasPeople = [before, after].some((order) => (order?.planning?.assignedIds.length ?? 0) > 0);
  return hasPeople && JSON.stringify(shiftsOf(before)) !== JSON.stringify(shiftsOf(after));
}

function shiftsOf(order: Order | undefined) {
  if (order === undefined) return [];
  const { startDate, endDate, startTime, endTime, status, planning } = order;
  const { assignedIds, market } = planning ?? {};
  return [startDate, endDate, startTime, endTime, status, assignedIds, market?.sellingIds];
}
