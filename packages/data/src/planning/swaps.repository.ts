import { danishClock } from '@driftig/domain/dates';
import { instantOf, periodOf } from '@driftig/domain/planning/period';
import { isSwapAhead, swapGoneError, type ShiftSwap } from '@driftig/domain/planning/shift-swap';

import type { Table } from '../core/client.ts';
import { secondsOf } from '../core/commit.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';
import { shiftSwapEntity } from './planning.entities.ts';

const second = 1000;

/** The swaps of a company's shifts that wait for an answer. */
export function swapsRepository(table: Table, companyId: string, now: string) {
  const swaps = shiftSwapEntity(table);

  return {
    /** All that can still be answered: one query, since few wait at a time. */
    async list(): Promise<ShiftSwap[]> {
      const { data } = await swaps.query.main({ companyId }).go({ pages: 'all', consistent: true });
      const clock = danishClock(Date.parse(now));
      return data.filter((swap) => isSwapAhead(swap, clock));
    },

    /**
     * Throws conflict where the shift is in a swap already. TTL deletes one that has run out within days
     * only, so it is overwritten: the order may have been moved since.
     */
    insert(swap: ShiftSwap): Write {
      const begins = [swap.proposer, swap.colleague].map(({ order }) =>
        instantOf(periodOf(order).from),
      );
      const item = { companyId, ...keyOf(swap), ...swap, expiresAt: Math.min(...begins) / second };
      const put = swaps
        .put(item)
        .where(
          (kept, op) =>
            `${op.notExists(kept.version)} OR ${op.lte(kept.expiresAt, secondsOf(now))}`,
        );
      return putOf(put);
    },

    /** Optimistic lock: throws conflict where the swap was answered or has ended meanwhile. */
    accept(swap: ShiftSwap): Write {
      const update = swaps
        .patch({ companyId, ...keyOf(swap) })
        .set({ isAccepted: true, version: swap.version + 1 })
        .where((item, op) => op.eq(item.version, swap.version));
      return updateOf(update, swapGoneError);
    },

    /** Optimistic lock: throws VersionConflict where the swap has changed since it was read. */
    remove(swap: ShiftSwap): Write {
      const removal = swaps
        .delete({ companyId, ...keyOf(swap) })
        .where((item, op) => op.eq(item.version, swap.version));
      return deleteOf(removal, () => new VersionConflict());
    },
  };
}

const keyOf = ({ proposer: { employeeId, order } }: ShiftSwap) => ({
  employeeId,
  orderNumber: order.number,
});
