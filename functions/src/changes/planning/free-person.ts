import type { CompanyData } from '@driftig/data/store';
import type { Write } from '@driftig/data/core/write';
import { AppError } from '@driftig/domain/errors';
import type { AuditEntry } from '@driftig/domain/events';
import type { Telling } from '@driftig/domain/notifications/occasion';
import { orderTellings } from '@driftig/domain/notifications/order-tellings';
import type { Order } from '@driftig/domain/orders/order';
import type { Booking } from '@driftig/domain/planning/bookings';
import { monthsOf, overlap, periodOf, type Period } from '@driftig/domain/planning/period';
import { noPlanning } from '@driftig/domain/planning/order-planning';
import { withStaff } from '@driftig/domain/planning/staffing';

type Planned = Pick<CompanyData, 'planning' | 'orders'>;

/** The bookings of a person that share time with a period, earliest first. */
export async function bookingsDuring(
  { planning }: Pick<CompanyData, 'planning'>,
  employeeId: string,
  period: Period,
): Promise<Booking[]> {
  const months = await planning.getBooked(monthsOf(period).map((month) => ({ employeeId, month })));
  const found = months
    .flatMap(({ bookings }) => bookings)
    .filter((one) => overlap(one, period))
    .map((one) => [one.orderNumber, one] as const);
  return [...new Map(found).values()].toSorted((a, b) => a.from.localeCompare(b.from));
}

/**
 * A transaction has 100 items: an order takes two, and each month two, its person's and its orders'; each
 * month of the absence one. The years of the absence, the audit trail and the notifications need the others.
 */
const mostItems = 88;

interface Freed {
  readonly writes: readonly Write[];
  readonly orders: readonly number[];
  /** Notifications of people whose requests end with it; the freed person hears of the absence. */
  readonly tells: readonly Telling[];
  /** For the history of each order. */
  readonly audits: readonly AuditEntry[];
}

/**
 * The writes that take a person off the orders they are planned for in a period. They throw conflict
 * where an order, VersionConflict where the person's bookings have changed meanwhile.
 */
export async function freePerson(
  store: Planned,
  employeeId: string,
  period: Period,
): Promise<Freed> {
  const bookings = await bookingsDuring(store, employeeId, period);
  const found = await Promise.all(
    bookings.map(({ orderNumber }) => store.orders.find(orderNumber)),
  );
  const orders = found.filter((order) => order !== undefined);
  const numbers = new Set(orders.map(({ number }) => number));
  const months = new Set(orders.flatMap((order) => monthsOf(periodOf(order))));
  const items = 2 * (orders.length + months.size) + monthsOf(period).length;
  if (items > mostItems) throw tooManyShiftsError(orders.length);
  const booked = await store.planning.getBooked(
    [...months].map((month) => ({ employeeId, month })),
  );
  const freed = booked.map((before) =>
    store.planning.saveBooked(before, {
      ...before,
      bookings: before.bookings.filter(({ orderNumber }) => !numbers.has(orderNumber)),
      version: before.version + 1,
    }),
  );
  const moves = orders.map((before) => ({ before, after: without(before, employeeId) }));
  return {
    writes: [...store.orders.replaceAll(moves), ...freed],
    tells: moves.flatMap(orderTellings).flatMap((telling) => notTo(employeeId, telling)),
    orders: [...numbers],
    audits: orders.map(auditOf),
  };
}

const tooManyShiftsError = (count: number) =>
  new AppError('conflict', {
    message: `Medarbejderen har ${count} vagter i perioden. Fjern nogle af dem på ordrerne først.`,
  });

function notTo(userId: string, telling: Telling): Telling[] {
  const to = telling.to.filter((id) => id !== userId);
  return to.length === 0 ? [] : [{ ...telling, to }];
}

const auditOf = ({ number, customerId }: Order): AuditEntry => ({
  action: 'orders.staffed',
  subject: `order ${number}`,
  order: number,
  customer: customerId,
  changes: { removed: 1, away: true },
});

function without(order: Order, employeeId: string): Order {
  const { allCanRequest, assignedIds } = order.planning ?? noPlanning;
  const employeeIds = assignedIds.filter((id) => id !== employeeId);
  const staff = { employeeIds, allCanRequest, neededEmployees: order.neededEmployees ?? 0 };
  return { ...withStaff(order, staff), version: order.version + 1 };
}
