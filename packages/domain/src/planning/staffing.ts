import { longestPeriodMonths } from '../orders/longest-period.ts';
import { peopleNeeded } from '@driftig/contracts/planning/needed-employees';
import { mostAssigned } from '@driftig/contracts/planning/person-status';

import type { User } from '../auth/user.ts';
import { nameOf } from '../employees/name-of.ts';
import { AppError, badInput } from '../errors.ts';
import { formatDate } from '../format.ts';
import type { Order } from '../orders/order.ts';
import type { Booking, Clash } from './bookings.ts';
import { noPlanning } from './order-planning.ts';
import { settleMarket } from './settle-market.ts';
import { monthsOf, overlap, periodOf, type LocalTime, type Period } from './period.ts';
import type { Absence } from './standing.ts';

/** The plan of an order as it is set: the list of people is the whole list. */
export interface PlannedStaff {
  readonly employeeIds: readonly string[];
  readonly allCanRequest: boolean;
  /** Anything below 0 is 0. */
  readonly neededEmployees: number;
}

/**
 * The order with another plan; the same object when nothing changes. Requests, offers and sales stay
 * unless the plan ends them (product K23). Throws bad_input for too many people.
 */
export function withStaff(order: Order, staff: PlannedStaff): Order {
  const assignedIds = [...new Set(staff.employeeIds)];
  const neededEmployees = peopleNeeded(staff.neededEmployees);
  const { allCanRequest } = staff;
  const before = order.planning ?? noPlanning;
  const samePeople = before.assignedIds.toSorted().join() === assignedIds.toSorted().join();
  const sameNeed = neededEmployees === (order.neededEmployees ?? 0);
  if (samePeople && sameNeed && allCanRequest === before.allCanRequest) return order;
  if (order.status === 'cancelled' && assignedIds.length > 0)
    throw new AppError('conflict', { message: 'Ordren er annulleret. Åbn den, før I planlægger.' });
  return settleMarket(order, {
    ...order,
    neededEmployees,
    assignedEmployees: assignedIds.length,
    planning: { ...before, allCanRequest, assignedIds },
  });
}

/** Changes of a plan for the audit trail; unchanged parts are left out. */
export interface StaffChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly needed?: number;
  readonly allCanRequest?: boolean;
}

export function staffChanges(before: Order, after: Order): StaffChanges {
  const [was, is] = [before.planning ?? noPlanning, after.planning ?? noPlanning];
  const { neededEmployees = 0 } = after;
  return {
    added: is.assignedIds.filter((id) => !was.assignedIds.includes(id)),
    removed: was.assignedIds.filter((id) => !is.assignedIds.includes(id)),
    ...(neededEmployees === (before.neededEmployees ?? 0) ? {} : { needed: neededEmployees }),
    ...(is.allCanRequest === was.allCanRequest ? {} : { allCanRequest: is.allCanRequest }),
  };
}

/** Throws person_busy (409) for the first of these people who is away in the period. */
export function assertPresent(
  period: Period,
  absences: readonly Absence[],
  people: readonly Pick<User, 'userId' | 'name' | 'email'>[],
): void {
  const away = new Set(
    absences.filter((one) => overlap(one, period)).map(({ employeeId }) => employeeId),
  );
  const person = people.find(({ userId }) => away.has(userId));
  if (person !== undefined)
    throw new AppError('person_busy', { message: `${nameOf(person)} er fraværende.` });
}

/** Throws bad_input where the people of an order are more, or its time longer, than can be booked. */
export function assertBookable(order: Order): void {
  const people = order.planning?.assignedIds.length ?? 0;
  if (people === 0) return;
  if (people > mostAssigned)
    throw badInput({ employeeIds: `Der kan højst tildeles ${mostAssigned} medarbejdere.` });
  if (monthsOf(periodOf(order)).length > longestPeriodMonths)
    throw badInput({ endDate: 'En ordre med medarbejdere kan højst vare et år.' });
}

/** Thrown where booking the people would take more writes than one transaction has room for. */
export function tooManyBookingsError(): AppError {
  const text =
    'Ordren har for mange medarbejdere over for mange måneder til at blive planlagt på én gang. Del den op i flere ordrer.';
  return badInput({ employeeIds: text });
}

/** The refusal (409) of a double booking: 'Sara er på ordre 2044 kl. 14:00-20:00.' */
export function personBusyError(
  clashes: readonly Clash[],
  order: Pick<Order, 'startDate' | 'endDate'>,
  nameOf: (employeeId: string) => string,
): AppError {
  const first = new Map(clashes.toReversed().map((clash) => [clash.employeeId, clash]));
  const sentences = [...first.values()]
    .toReversed()
    .map(({ employeeId, booking }) => busyText(nameOf(employeeId), booking, order));
  const shown = sentences.slice(0, 3).join(' ');
  const more = sentences.length - 3;
  const rest = more > 0 ? ` Og ${more} ${more === 1 ? 'anden' : 'andre'} er optaget.` : '';
  return new AppError('person_busy', { message: `${shown}${rest}` });
}

/** 'Sara er på ordre 2044 kl. 14:00-20:00.', with the dates where the day is not the order's only one. */
function busyText(
  name: string,
  { orderNumber, from, to }: Booking,
  { startDate, endDate }: Pick<Order, 'startDate' | 'endDate'>,
): string {
  return `${name} er på ordre ${orderNumber} ${spanText(from, to, startDate === endDate ? startDate : '')}.`;
}

const dayOf = (local: LocalTime) => local.slice(0, 10);
const timeOf = (local: LocalTime) => local.slice(11);

/** 'kl. 14:00-20:00' on `knownDay`, else with the date, or from date to date. */
export function spanText(from: LocalTime, to: LocalTime, knownDay = ''): string {
  if (dayOf(from) !== dayOf(to))
    return `fra ${formatDate(dayOf(from))} kl. ${timeOf(from)} til ${formatDate(dayOf(to))} kl. ${timeOf(to)}`;
  const times = `kl. ${timeOf(from)}-${timeOf(to)}`;
  return dayOf(from) === knownDay ? times : `${formatDate(dayOf(from))} ${times}`;
}
