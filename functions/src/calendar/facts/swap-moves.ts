import type { CompanyData } from '@driftig/data/store';
import { danishClock } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import type { Order } from '@driftig/domain/orders/order';
import {
  endsSwap,
  isSwapAhead,
  sidesFor,
  swapGoneError,
  swapOfShift,
  withSwapped,
  type ShiftSwap,
} from '@driftig/domain/planning/shift-swap';

import { assertMayBeAssigned } from '../../changes/planning/assert-may-be-assigned.ts';
import { bookingWrites } from '../../changes/planning/commit-booked.ts';
import { findShift } from './find-shift.ts';
import { swapNotPossible } from '../texts.ts';

/** The orders of a swap: of the proposer's shift, then of the colleague's. */
type SwapOrders = readonly [Order, Order];

export function findSwapOrders(
  store: Pick<CompanyData, 'orders'>,
  { proposer, colleague }: ShiftSwap,
): Promise<[Order, Order]> {
  const numbers = [proposer, colleague].map(({ order }) => String(order.number));
  const [first = '', second = ''] = numbers;
  return Promise.all([findShift(store, first), findShift(store, second)]);
}

/**
 * The swap of a person's shift on an order against the one on another order. Throws not_found where
 * there is no such order, conflict where the swap has ended.
 */
export async function findSwap(
  store: Pick<CompanyData, 'orders' | 'planning'>,
  employeeId: string,
  { orderId, otherOrderId }: { readonly orderId: string; readonly otherOrderId: string },
): Promise<ShiftSwap> {
  const [order, other, swaps] = await Promise.all([
    findShift(store, orderId),
    findShift(store, otherOrderId),
    store.planning.swaps.list(),
  ]);
  const swap = swapOfShift(swaps, employeeId, order.number);
  if (swap === undefined || sidesFor(swap, employeeId).other.order.number !== other.number)
    throw swapGoneError();
  return swap;
}

interface SwapMove {
  readonly before: Order;
  readonly after: Order;
}

/** Both orders before and after a swap. */
function swapMoves({ proposer, colleague }: ShiftSwap, [own, other]: SwapOrders): SwapMove[] {
  const [a, b] = [proposer.employeeId, colleague.employeeId];
  return [
    { before: own, after: withSwapped(own, a, b) },
    { before: other, after: withSwapped(other, b, a) },
  ];
}

/**
 * Throws conflict where a shift of the swap is another one by now, person_busy where one of the two is
 * absent or on another order at the time of the shift that they would get (product K35). Gives the writes
 * of the bookings that the swap would make.
 */
export async function prepareSwap(
  store: CompanyData,
  swap: ShiftSwap,
  { orders, now }: { readonly orders: SwapOrders; readonly now: string },
) {
  const isStale = orders.some((order) => endsSwap(swap, { before: order, after: order }));
  if (isStale || !isSwapAhead(swap, danishClock(Date.parse(now))))
    throw new AppError('conflict', { message: swapNotPossible });
  const moves = swapMoves(swap, orders);
  const coming = [swap.colleague.employeeId, swap.proposer.employeeId];
  await Promise.all(
    moves.map(({ after }, index) =>
      assertMayBeAssigned(store, after, { added: coming.slice(index, index + 1) }),
    ),
  );
  return { moves, bookings: await bookingWrites(store, moves) };
}
