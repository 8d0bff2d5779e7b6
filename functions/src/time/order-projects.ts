import type { Project } from '@driftig/contracts/time/project-routes';
import type { CompanyData } from '@driftig/data/store';
import { addDays, type DateText } from '@driftig/domain/dates';
import type { OrderRow } from '@driftig/domain/orders/order';

import { nameOfOrder } from './registration-of.ts';

/** Orders that began so long ago, or begin so soon, are offered for hours. */
const daysBack = 92;
const daysAhead = 31;

/** The orders of a time around today that are not cancelled, newest first. */
export async function recentOrders(
  { orders }: Pick<CompanyData, 'orders'>,
  today: DateText,
): Promise<OrderRow[]> {
  const found = await orders.listStarting(addDays(today, -daysBack), addDays(today, daysAhead));
  return found.filter(({ status }) => status !== 'cancelled').toReversed();
}

/** An order as a project that hours are registered on. */
export function projectOfOrder(order: OrderRow): Project {
  return {
    projectId: order.id,
    name: nameOfOrder(order),
    code: String(order.number),
    description: order.company === '' ? order.name : order.company,
    isInternal: false,
    isActive: true,
  };
}
