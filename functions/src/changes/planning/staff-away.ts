import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import type { OrderRow } from '@driftig/domain/orders/order';
import { nobodyAway, type StaffAway } from '@driftig/domain/planning/order-planning';
import { periodOf } from '@driftig/domain/planning/period';
import { countAway, monthsOfAbsent, ordersWithStaff } from '@driftig/domain/planning/staff-away';

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
  const ahead = ordersWithStaff(orders, today);
  if (ahead.length === 0) return nobodyAway;
  const periods = ahead.map(periodOf);
  const found = await planning.listAbsences(...periods);
  // An absence that is over takes nobody from what is left of an order (product O23).
  const absences = found.filter(({ to }) => to > `${today}T00:00`);
  const keys = monthsOfAbsent(periods, absences);
  if (keys.length === 0) return nobodyAway;
  const away = countAway(await planning.getBooked(keys), absences);
  const numbers = new Set(ahead.map(({ number }) => number));
  return new Map([...away].filter(([number]) => numbers.has(number)));
}
