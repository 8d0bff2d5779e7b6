import type { CompanyData } from '@driftig/data/store';
import type { Order } from '@driftig/domain/orders/order';
import { clashesOf, type BookedMonth } from '@driftig/domain/planning/bookings';
import { personBusyError } from '@driftig/domain/planning/staffing';

/** Throws person_busy (409) where the people of an order are on another one at its time. */
export async function assertFree(
  { users }: Pick<CompanyData, 'users'>,
  order: Order,
  months: readonly BookedMonth[],
): Promise<void> {
  const clashes = clashesOf(order, months);
  if (clashes.length === 0) return;
  const names = await users.namesOf(clashes.map((one) => one.employeeId));
  throw personBusyError(clashes, order, (id) => names.get(id) ?? id);
}
