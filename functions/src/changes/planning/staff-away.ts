import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import { nobodyAway, type StaffAway } from '@driftig/domain/planning/order-planning';
import type { Absence } from '@driftig/domain/planning/standing';
import { periodOf } from '@driftig/domain/planning/period';
import {
  countAway,
  monthsOfAbsent,
  ordersWithStaff,
  staffOf,
  type PlannedOrder,
} from '@driftig/domain/planning/staff-away';

/**
 * The absent people of each order. Computed when read, because an open illness moves with the date
 * (docs/words/planning.md): the absences of the orders' people, or a query for each year where those are
 * many or not known, unless the absences are; and the bookings of absent people only.
 */
export async function staffAway(
  { planning }: Pick<CompanyData, 'planning'>,
  orders: readonly PlannedOrder[],
  today: DateText,
  known?: readonly Absence[],
): Promise<StaffAway> {
  const ahead = ordersWithStaff(orders, today);
  if (ahead.length === 0) return nobodyAway;
  const periods = ahead.map(periodOf);
  const people = staffOf(ahead);
  const found = known ?? (await planning.listAbsencesOf(people, periods));
  // Absences that ended before today do not count for the rest of an order (product O23).
  const absences = found
    .filter(({ to }) => to > `${today}T00:00`)
    .filter(({ employeeId }) => people?.has(employeeId) ?? true);
  const keys = monthsOfAbsent(periods, absences);
  if (keys.length === 0) return nobodyAway;
  const away = countAway(await planning.listBookedOf(keys), absences);
  const numbers = new Set(ahead.map(({ number }) => number));
  return new Map([...away].filter(([number]) => numbers.has(number)));
}
