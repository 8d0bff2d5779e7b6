import type { Change } from '@driftig/data/core/commit';
import type { CompanyData } from '@driftig/data/store';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { Write } from '@driftig/data/core/write';
import { orderTellings } from '@driftig/domain/notifications/order-tellings';
import type { Order } from '@driftig/domain/orders/order';
import { clashesOf, rebookMonths, touchedMonths } from '@driftig/domain/planning/bookings';
import { monthMoves } from '@driftig/domain/planning/month-orders';
import {
  assertBookable,
  personBusyError,
  tooManyBookingsError,
} from '@driftig/domain/planning/staffing';

/** An order before and after a change; undefined: it is new, or deleted. */
export interface OrderMove {
  readonly before: Order | undefined;
  readonly after: Order | undefined;
}

interface Committing<C extends Change> extends Pick<CompanyData, 'planning' | 'users'> {
  readonly commit: (change: C) => Promise<void>;
}

/**
 * Bookings and the rows of months. A transaction has 100 items; the order, its totals, its enquiry, the
 * audit trail and the notifications need the others.
 */
const mostBookingWrites = 87;

/**
 * Commits a change of an order together with the bookings of its people, who are notified. After a
 * conflict with another booking (optimistic lock) it is tried again on the newest.
 */
export async function commitBooked<C extends Change>(
  store: Committing<C>,
  move: OrderMove,
  change: C,
): Promise<void> {
  const tells = [...(change.tells ?? []), ...orderTellings(move)];
  await retryOnConflict(async () => {
    const bookings = await bookingWrites(store, move);
    await store.commit({ ...change, tells, writes: [...change.writes, ...bookings] });
  });
}

/**
 * The writes of people's bookings for a change of an order, which belong in its transaction. They
 * throw VersionConflict when a person was booked meanwhile. Throws person_busy (409) for a double
 * booking, bad_input for more people or months than one transaction can write.
 */
async function bookingWrites(
  store: Pick<CompanyData, 'planning' | 'users'>,
  { before, after }: OrderMove,
): Promise<Write[]> {
  const number = (after ?? before)?.number;
  const keys = touchedMonths(before, after);
  if (number === undefined || keys.length === 0) return [];
  if (after !== undefined) assertBookable(after);
  if (keys.length + monthMoves(before, after).length > mostBookingWrites)
    throw tooManyBookingsError();
  const months = await store.planning.getBooked(keys);
  const clashes = after === undefined ? [] : clashesOf(after, months);
  if (after !== undefined && clashes.length > 0) {
    const names = await store.users.namesOf(clashes.map((one) => one.employeeId));
    throw personBusyError(clashes, after, (id) => names.get(id) ?? id);
  }
  return rebookMonths(months, after, number).map((one) =>
    store.planning.saveBooked(one.before, one.after),
  );
}
