import type { CompanyData } from '@driftig/data/store';
import { danishClock } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import type { Order } from '@driftig/domain/orders/order';
import { periodOf } from '@driftig/domain/planning/period';

import { shiftIsOver } from '../texts.ts';

type Stores = Pick<CompanyData, 'orders'>;

/** The order of a shift by its number or its id. Throws not_found, also for a cancelled one, which has none. */
export async function findShift(store: Stores, orderId: string): Promise<Order> {
  const order = await store.orders.getByIdOrNumber(orderId);
  if (order.status === 'cancelled') throw new AppError('not_found');
  return order;
}

/** Throws conflict for the shift of an order that is done or over. */
export function assertAhead(order: Order, now: string): void {
  if (order.status === 'done' || periodOf(order).to <= danishClock(Date.parse(now)))
    throw new AppError('conflict', { message: shiftIsOver });
}
