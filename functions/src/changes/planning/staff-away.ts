import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import type { OrderRow } from '@driftig/domain/orders/order';
import { nobodyAway, type StaffAway } from '@driftig/domain/planning/order-planning';
import { countAway, monthsOfAbsent, periodsWithStaff } from '@driftig/domain/planning/staff-away';

/**
 * Who of these orders' people is absent. It is worked out when it is asked for, because an open illness
 * moves with the date (docs/decisions/0106): a query for each year of the orders, and the bookings of
 * those who are absent alone.
 */
export async function staffAway(
  { planning }: Pick<CompanyData, 'planning'>,
  orders: readonly OrderRow[],
  today: DateText,
): Promise<StaffAway> {
  const periods = periodsWithStaff(orders, today);
  if (periods.length === 0) return nobodyAway;
  const absences = await planning.listAbsences(...periods);
  const keys = monthsOfAbsent(periods, absences);
  return keys.length === 0 ? nobodyAway : countAway(await planning.getBooked(keys), absences);
}
