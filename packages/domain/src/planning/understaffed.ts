import type { Order } from '../orders/order.ts';

/** How many are missing; never below 0. */
export function missingEmployees({
  neededEmployees = 0,
  assignedEmployees = 0,
}: Pick<Order, 'neededEmployees' | 'assignedEmployees'>): number {
  return Math.max(0, neededEmployees - assignedEmployees);
}

/** True when a coming order lacks people. Done and cancelled orders lack none. */
export function isUnderstaffed(
  order: Pick<Order, 'neededEmployees' | 'assignedEmployees' | 'status'>,
): boolean {
  const isOpen = order.status === 'notStarted' || order.status === 'started';
  return isOpen && missingEmployees(order) > 0;
}
