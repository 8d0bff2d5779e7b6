import type { Change } from '@driftig/data/core/commit';
import type { CompanyData } from '@driftig/data/store';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { Write } from '@driftig/data/core/write';
import { orderTellings } from '@driftig/domain/notifications/order-tellings';
import type { Order } from '@driftig/domain/orders/order';
import { rebookMonths, touchedMonths, type BookedMonth } from '@driftig/domain/planning/bookings';
import { monthMoves } from '@driftig/domain/planning/month-orders';
import { assertBookable, tooManyBookingsError } from '@driftig/domain/planning/staffing';

import { assertFree } from './assert-free.ts';
import { endSwaps } from './end-swaps.ts';

/** An order before and after a change; undefined: it is new, or deleted. */
export interface OrderMove {
  readonly before: Order | undefined;
  readonly after: Order | undefined;
  /** A manager's remark to the answer of a request. */
  readonly note?: string | undefined;
  /** A manager's message to the people who are offered a shift. */
  readonly offerText?: string | undefined;
}

type Stores = Pick<CompanyData, 'planning' | 'users'>;

interface Committing<C extends Change> extends Stores {
  readonly commit: (change: C) => Promise<void>;
}

/**
 * Bookings and the rows of months. A transaction has 100 items; the order, its totals, its enquiry, the
 * audit trail and the notifications need the others.
 */
const mostBookingWrites = 86;

/**
 * Commits a change of an order together with the bookings of its people, who are notified, and ends the
 * swaps of shifts that it makes impossible. After a conflict with another booking or swap (optimistic
 * lock) it is tried again on the newest.
 */
export async function commitBooked<C extends Change>(
  store: Committing<C>,
  move: OrderMove,
  change: C,
): Promise<void> {
  await retryOnConflict(async () => {
    const bookings = await bookingWrites(store, [move]);
    const ended = await endSwaps(store, [move]);
    const tells = [...(change.tells ?? []), ...orderTellings(move), ...ended.tells];
    const writes = [...change.writes, ...bookings, ...ended.writes];
    await store.commit({ ...change, tells, writes });
  });
}

/** The months of people's bookings before and after changes of orders. */
interface Rebooked {
  readonly before: BookedMonth;
  readonly after: BookedMonth;
}

/**
 * The months of people's bookings as changes of orders in one transaction make them. Throws person_busy
 * (409) for a double booking.
 */
async function readRebooked(
  store: Pick<CompanyData, 'planning' | 'users'>,
  moves: readonly OrderMove[],
): Promise<Rebooked[]> {
  const keys = moves.flatMap(({ before, after }) => touchedMonths(before, after));
  const unique = new Map(keys.map((key) => [`${key.month} ${key.employeeId}`, key]));
  const read = await store.planning.getBooked([...unique.values()]);
  let months = read;
  for (const { before, after } of moves) {
    const number = (after ?? before)?.number;
    if (number !== undefined) months = rebooked(months, after, number);
  }
  for (const { after } of moves) if (after !== undefined) await assertFree(store, after, months);
  return read.flatMap((before, index) => {
    const after = months[index] ?? before;
    return after === before ? [] : [{ before, after: { ...after, version: before.version + 1 } }];
  });
}

function rebooked(
  months: readonly BookedMonth[],
  after: Order | undefined,
  number: number,
): BookedMonth[] {
  const changed = new Map(
    rebookMonths(months, after, number).map((one) => [one.before, one.after] as const),
  );
  return months.map((month) => changed.get(month) ?? month);
}

/**
 * The writes of people's bookings for changes of orders, which belong in their transaction. They
 * throw VersionConflict when a person was booked meanwhile. Throws person_busy (409) for a double
 * booking, bad_input for more people or months than one transaction can write.
 */
export async function bookingWrites(
  store: Pick<CompanyData, 'planning' | 'users'>,
  moves: readonly OrderMove[],
): Promise<Write[]> {
  const touching = moves.filter(({ before, after }) => touchedMonths(before, after).length > 0);
  for (const { after } of touching) if (after !== undefined) assertBookable(after);
  const count = touching.reduce(
    (sum, { before, after }) =>
      sum + touchedMonths(before, after).length + monthMoves(before, after).length,
    0,
  );
  if (count > mostBookingWrites) throw tooManyBookingsError();
  if (touching.length === 0) return [];
  const months = await readRebooked(store, touching);
  return months.map(({ before, after }) => store.planning.saveBooked(before, after));
}
