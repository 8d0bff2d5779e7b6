import type { Project } from '@driftig/contracts/time/project-routes';
import type { RunningOrder } from '@driftig/data/orders/orders.running';
import type { CompanyData } from '@driftig/data/store';
import { addDays, type DateText } from '@driftig/domain/dates';
import { nameOfOrder } from '@driftig/domain/time/projects';

/** Hours are offered on an order from so many days before its start until so many after its end (product T31). */
const daysAround = 92;

/** The orders that run around today and are not cancelled, newest first. */
export async function runningOrders(
  { orders }: Pick<CompanyData, 'orders'>,
  today: DateText,
): Promise<RunningOrder[]> {
  const found = await orders.listRunning(addDays(today, -daysAround), addDays(today, daysAround));
  return found.filter(({ status }) => status !== 'cancelled').toSorted(newestFirst);
}

/** By their start; those of one day by number. */
const newestFirst = (one: RunningOrder, other: RunningOrder) =>
  other.startDate.localeCompare(one.startDate) || other.number - one.number;

/** An order as a project that hours are registered on. */
export function projectOfOrder(order: RunningOrder): Project {
  return {
    projectId: order.id,
    name: nameOfOrder(order),
    code: String(order.number),
    description: order.company === '' ? order.name : order.company,
    isInternal: false,
    isActive: true,
  };
}
