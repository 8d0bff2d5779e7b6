import type { ShiftInSwap } from '@driftig/contracts/calendar/shift-in-swap';
import type { Order } from '@driftig/domain/orders/order';
import { townOfOrder } from '@driftig/domain/orders/order-site';
import type { FilledValues } from '@driftig/domain/records/record';

/** A shift as a person who is not on it may see it (product K19). */
export function shiftInSwap(
  order: Order,
  customers: ReadonlyMap<string, FilledValues>,
): ShiftInSwap {
  const { id, number, title, startDate, endDate, startTime, endTime } = order;
  const place = townOfOrder(order, customers.get(order.customerId));
  return { id, number, title, startDate, endDate, startTime, endTime, place };
}
