import type { AnsweredChange } from '@driftig/data/core/commit';
import type { Write } from '@driftig/data/core/write';
import { VersionConflict } from '@driftig/data/core/retry-on-conflict';
import type { CompanyData } from '@driftig/data/store';
import type { Telling } from '@driftig/domain/notifications/occasion';
import type { Order } from '@driftig/domain/orders/order';

import { commitBooked } from '../planning/commit-booked.ts';

/** The order changed since it was read. */
class OrderChanged extends Error {
  override readonly name = 'OrderChanged';
}

interface ShiftChange {
  /** The action in the audit trail. */
  readonly shift: string;
  readonly tells?: readonly Telling[];
  /** Other writes of the transaction. */
  readonly writes?: readonly Write[];
  /** A manager's remark to the answer of a request. */
  readonly note?: string | undefined;
  /** A manager's message to the people who are offered a shift. */
  readonly offerText?: string | undefined;
  /** Stored for an Idempotency-Key. */
  readonly answer?: unknown;
}

/**
 * Commits what became of an order's shifts, with the bookings of its people; the trail says `shift`.
 * Throws VersionConflict where the order changed since it was read, person_busy (409) for a double
 * booking.
 */
export async function commitShift(
  store: Pick<CompanyData, 'orders' | 'planning' | 'users'> & {
    readonly commit: (change: AnsweredChange) => Promise<void>;
  },
  { before, after }: { readonly before: Order; readonly after: Order },
  { shift, tells = [], writes: others = [], note, offerText, answer }: ShiftChange,
): Promise<void> {
  const { number, customerId } = before;
  const writes = store.orders
    .replace(before, after)
    .map((write) => ({ ...write, refusal: () => new OrderChanged() }));
  const audit = {
    action: 'orders.shiftChanged',
    subject: `order ${number}`,
    order: number,
    customer: customerId,
    changes: { shift },
  } as const;
  try {
    await commitBooked(
      store,
      { before, after, note, offerText },
      { writes: [...writes, ...others], audit, tells, answer },
    );
  } catch (error) {
    // Retrying the bookings alone would not help: the order itself must be read again.
    if (error instanceof OrderChanged) throw new VersionConflict();
    throw error;
  }
}
