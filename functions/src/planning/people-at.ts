import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import type { NamedUser } from '@driftig/data/auth/auth.repository';
import type { CompanyData } from '@driftig/data/store';
import type { Department } from '@driftig/domain/company/department';
import { longestPeriodMonths } from '@driftig/domain/orders/longest-period';
import { nameOf } from '@driftig/domain/employees/name-of';
import { badInput } from '@driftig/domain/errors';
import type { Order } from '@driftig/domain/orders/order';
import { orderFaults } from '@driftig/domain/orders/order-faults';
import { nearBookings, type Booking, type PersonBookings } from '@driftig/domain/planning/bookings';
import { monthOrderOf } from '@driftig/domain/planning/month-orders';
import {
  monthsOf,
  periodOf,
  widenPeriod,
  type DatesAndTimes,
  type Period,
} from '@driftig/domain/planning/period';
import { byStanding, standingOf, type Absence } from '@driftig/domain/planning/standing';

/** The dates of a query, and its times where it names them. */
interface AskedTime {
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/**
 * The time that is asked about. Times that are left out are the order's own where the days are, else
 * whole days. Throws bad_input when it ends before it starts or lasts longer than a year.
 */
export function askedPeriod(asked: AskedTime, order?: Order): Period {
  const { startDate, endDate } = asked;
  const ownDays = order?.startDate === startDate && order.endDate === endDate;
  const time: DatesAndTimes = {
    startDate,
    endDate,
    startTime: asked.startTime ?? (ownDays ? order.startTime : ''),
    endTime: asked.endTime ?? (ownDays ? order.endTime : ''),
  };
  const faults = orderFaults({ ...time });
  if (Object.keys(faults).length > 0) throw badInput(faults);
  const period = periodOf(time);
  if (monthsOf(period).length > longestPeriodMonths)
    throw badInput({ endDate: 'Vælg en periode på højst et år.' });
  return period;
}

/** All people, with their bookings and absences around a time. */
interface PeopleAround {
  readonly people: readonly NamedUser[];
  readonly departments: readonly Department[];
  readonly booked: readonly PersonBookings[];
  readonly absences: readonly Absence[];
}

/**
 * Reads people, bookings and absences around a time: as many reads for 200 people as for two. It
 * needs no order, so that the order can be read meanwhile. Throws bad_input as `askedPeriod` does.
 */
export async function readPeopleAround(
  store: CompanyData,
  asked: AskedTime,
): Promise<PeopleAround> {
  const around = widenPeriod(askedPeriod(asked), 1);
  const [people, departments, booked, absences] = await Promise.all([
    store.users.listNames(),
    store.departments.list(),
    store.planning.listBooked(around),
    store.planning.listAbsences(around),
  ]);
  return { people, departments, booked, absences };
}

/**
 * Status of all active people towards a period, and towards an order if there is one; includes
 * assigned people who have left.
 */
export async function peopleAt(
  store: CompanyData,
  { people, departments, booked, absences }: PeopleAround,
  period: Period,
  order?: Order,
): Promise<PlannedPerson[]> {
  const near = nearBookings(booked, widenPeriod(period, 1), order?.number);
  const titles = await store.orders.titlesOf([
    ...new Set(near.map(({ orderNumber }) => orderNumber)),
  ]);
  const bookings = Map.groupBy(near, ({ employeeId }) => employeeId);
  const away = Map.groupBy(absences, ({ employeeId }) => employeeId);
  const departmentOf = departmentNamesOf(departments);
  const assigned = new Set(order?.planning?.assignedIds);
  const row = order === undefined ? undefined : monthOrderOf(order);
  const asked = new Set(row?.requestedIds);
  const offered = new Set(row?.offeredIds);
  const selling = new Set(row?.sellingIds);
  return people
    .filter(({ status, userId }) => status === 'active' || assigned.has(userId))
    .map((user) =>
      personAt(period, {
        user,
        department: departmentOf(user.departmentId),
        isAssigned: assigned.has(user.userId),
        hasAsked: asked.has(user.userId),
        isOffered: offered.has(user.userId),
        isSelling: selling.has(user.userId),
        bookings: bookings.get(user.userId) ?? [],
        absences: away.get(user.userId) ?? [],
        titles,
      }),
    )
    .toSorted(byStanding);
}

interface About {
  readonly user: NamedUser;
  readonly department: string;
  readonly isAssigned: boolean;
  readonly hasAsked: boolean;
  readonly isOffered: boolean;
  readonly isSelling: boolean;
  readonly bookings: readonly Booking[];
  readonly absences: readonly Absence[];
  readonly titles: ReadonlyMap<number, string>;
}

function personAt(period: Period, { user, department, titles, ...facts }: About): PlannedPerson {
  const { status, rest, isAway } = standingOf(period, facts);
  return {
    id: user.userId,
    name: nameOf(user),
    department,
    status,
    isActive: user.status === 'active',
    isAbsent: isAway,
    isOffered: facts.isOffered,
    isSelling: facts.isSelling,
    bookings: facts.bookings.map(({ orderNumber, from, to }) => ({
      orderNumber,
      title: titles.get(orderNumber) ?? '',
      from,
      to,
    })),
    rest: rest ?? null,
  };
}

/** Gives a department's name by id; '' for none. */
export function departmentNamesOf(departments: readonly Department[]): (id: string) => string {
  const names = new Map(departments.map(({ departmentId, name }) => [departmentId, name]));
  return (id) => names.get(id) ?? '';
}
