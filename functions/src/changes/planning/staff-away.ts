import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import { staffKeyOf, staffKeysOf, type MonthOrder } from '@driftig/domain/planning/month-orders';
import { nobodyAway, type StaffAway } from '@driftig/domain/planning/order-planning';
import type { Absence } from '@driftig/domain/planning/standing';
import { periodOf, type Period } from '@driftig/domain/planning/period';
import {
  countAbsent,
  countAway,
  monthsOfAbsent,
  ordersWithStaff,
  spanAhead,
  type PlannedOrder,
} from '@driftig/domain/planning/staff-away';

type Stores = Pick<CompanyData, 'planning'>;

/**
 * The absent people of each order. Computed when read, because an open illness moves with the date
 * (docs/words/planning.md): the absences of the orders' months, and the bookings of absent people where the
 * orders do not say who is on them.
 */
export async function staffAway(
  store: Stores,
  orders: readonly PlannedOrder[],
  today: DateText,
): Promise<StaffAway> {
  const ahead = ordersWithStaff(orders, today);
  const periods = ahead.map(periodOf);
  const absences = await absencesAhead(store, periods, today);
  if (absences.length === 0) return nobodyAway;
  const staffed = ahead.flatMap(toStaffed);
  if (staffed.length === ahead.length)
    return countAbsent(staffed, absences, { keyOf: (id) => id, staffOf: ({ staff }) => staff });
  const keys = monthsOfAbsent(periods, absences);
  if (keys.length === 0) return nobodyAway;
  const away = countAway(await store.planning.listBookedOf(keys), absences);
  const numbers = new Set(ahead.map(({ number }) => number));
  return new Map([...away].filter(([number]) => numbers.has(number)));
}

/** The absent people of each order of the calendars, by the rows of months alone. */
export async function staffAwayOfMonths(
  store: Stores,
  orders: readonly MonthOrder[],
  today: DateText,
): Promise<StaffAway> {
  const ahead = orders.filter(
    ({ staff, to, status }) => staff !== '' && status !== 'done' && to >= today,
  );
  const absences = await absencesAhead(store, ahead, today);
  return countAbsent(ahead, absences, { keyOf: staffKeyOf, staffOf: staffKeysOf });
}

/** Absences that ended before today do not count for the rest of an order (product O23). */
async function absencesAhead(
  { planning }: Stores,
  periods: readonly Period[],
  today: DateText,
): Promise<readonly Absence[]> {
  const span = spanAhead(periods, today);
  if (span === undefined) return [];
  const found = await planning.listAbsences(span);
  return found.filter(({ to }) => to > `${today}T00:00`);
}

/** Empty for an order that does not say who is on it. */
const toStaffed = (order: PlannedOrder) =>
  order.planning === undefined
    ? []
    : [{ number: order.number, ...periodOf(order), staff: order.planning.assignedIds }];
