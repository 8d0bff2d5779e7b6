import type { ShiftStatus } from '@driftig/contracts/calendar/statuses';

import type { MonthOrder } from '../planning/month-orders.ts';
import type { Booking } from '../planning/bookings.ts';
import { overlap, type LocalTime, type Period } from '../planning/period.ts';

/** The person who looks at shifts. */
export interface Viewer {
  readonly userId: string;
  /** The person's bookings around the shifts that are looked at. */
  readonly bookings: readonly Booking[];
  /** When they are away. */
  readonly absences: readonly Period[];
  /** Orders whose shift waits for the answer to a swap. */
  readonly swapping: ReadonlySet<number>;
}

/** Why a shift cannot be asked for. */
export type TakenReason = 'full' | 'closed' | 'over' | 'busy' | 'away';

export interface ShiftView {
  readonly status: ShiftStatus;
  /** Only of 'taken'. */
  readonly reason?: TakenReason;
}

/**
 * How a shift stands for an employee (product S12, K17 to K20); `now` is the Danish clock. A cancelled
 * order has no shift: 'none'.
 */
export function shiftViewOf(order: MonthOrder, viewer: Viewer, now: LocalTime): ShiftView {
  if (order.status === 'cancelled') return { status: 'none' };
  if (order.status === 'done') return { status: 'finished' };
  if (viewer.swapping.has(order.number)) return { status: 'requested' };
  if (!viewer.bookings.some(({ orderNumber }) => orderNumber === order.number))
    return foreignView(order, viewer, now);
  return { status: order.sellingIds.includes(viewer.userId) ? 'selling' : 'mine' };
}

function foreignView(order: MonthOrder, viewer: Viewer, now: LocalTime): ShiftView {
  const view = marketView(order, viewer);
  if (view.status === 'taken') return view;
  const reason = hindranceOf(order, viewer, now);
  // A request stays until its person is away (product K17), and can be withdrawn.
  const stays = reason === undefined || (view.status === 'requested' && reason === 'busy');
  return stays ? view : { status: 'taken', reason };
}

/** The status for a person who is free at that time. */
function marketView(order: MonthOrder, { userId }: Viewer): ShiftView {
  if (order.offeredIds.includes(userId)) return { status: 'offered' };
  if (order.requestedIds.includes(userId)) return { status: 'requested' };
  if (order.sellingIds.length > 0) return { status: 'forSale' };
  if (order.assignedEmployees >= order.neededEmployees) return { status: 'taken', reason: 'full' };
  return order.allCanRequest ? { status: 'open' } : { status: 'taken', reason: 'closed' };
}

/** The reason why a person cannot take any shift of the order. */
function hindranceOf(
  order: MonthOrder,
  { absences, bookings }: Viewer,
  now: LocalTime,
): TakenReason | undefined {
  if (order.to <= now) return 'over';
  // Compared as text first, since the exact rule asks the clock.
  const shares = (one: Period) => one.to > order.from && one.from < order.to && overlap(one, order);
  if (absences.some(shares)) return 'away';
  return bookings.some(shares) ? 'busy' : undefined;
}

/** Which status a day with several shifts shows: the first of these (product S12). */
const precedence: readonly ShiftStatus[] = [
  'mine',
  'selling',
  'offered',
  'requested',
  'forSale',
  'open',
  'absent',
  'taken',
  'finished',
  'none',
];

/** The status of a day by those of its shifts; 'none' without any. */
export function strongestShift(statuses: Iterable<ShiftStatus>): ShiftStatus {
  const found = new Set(statuses);
  return precedence.find((status) => found.has(status)) ?? 'none';
}
