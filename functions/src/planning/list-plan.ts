import type { PlannerAbsence } from '@driftig/contracts/planning/planner-answers';
import type { planningRoutes } from '@driftig/contracts/planning/routes';
import type { NamedUser } from '@driftig/data/auth/auth.repository';
import type { PlannedOrder } from '@driftig/data/orders/orders.repository';
import type { CompanyData } from '@driftig/data/store';
import { datesOf } from '@driftig/domain/calendar/calendar-days';
import { addDays, daysBetween, type DateText } from '@driftig/domain/dates';
import { badInput } from '@driftig/domain/errors';
import { staffKeyOf, staffKeysOf, type MonthOrder } from '@driftig/domain/planning/month-orders';
import { emptyMarket } from '@driftig/domain/planning/shift-market';
import { noPlanning, withoutAway, type StaffAway } from '@driftig/domain/planning/order-planning';
import { overlap, type Period } from '@driftig/domain/planning/period';
import { isUnderstaffed, missingEmployees } from '@driftig/domain/planning/understaffed';
import { lookBackDays } from '@driftig/domain/time/rest';
import { absencePeriod, asOf } from '@driftig/domain/vacation/absence';
import { awayPeriods } from '@driftig/domain/vacation/away';
import type { MonthAbsence } from '@driftig/domain/vacation/month-absences';

import { includesHoliday } from '../changes/calendar/includes-holiday.ts';
import { staffAway } from '../changes/planning/staff-away.ts';
import type { Handler } from '../pipeline/handler.ts';
import { lanesOf } from './planner-lanes.ts';
import { placesOf } from './planner-places.ts';

/** Days of the planner at once: a month in whole weeks. */
const mostDays = 42;
/** A shift breaks the rest of a week after it. */
const daysAfter = 8;

/** The planner's days: reads that do not grow with the people or the orders (product K29). */
export const listPlan: Handler<typeof planningRoutes.listPlan> = async ({
  input: {
    query: { from, to },
  },
  store,
  today,
}) => {
  assertDays(from, to);
  const around = {
    from: `${addDays(from, -lookBackDays)}T00:00`,
    to: `${addDays(to, daysAfter)}T23:59`,
  };
  const [first, last] = [around.from.slice(0, 7), around.to.slice(0, 7)];
  const [{ rows, orders }, people, departments, terms, settings, absences, hasHoliday, timers] =
    await Promise.all([
      readOrders(store, { months: [first, last], from, to }),
      store.users.listNames(),
      store.departments.list(),
      store.time.listTerms(),
      store.time.getSettings(),
      store.vacation.listOfMonths(first, last),
      includesHoliday(store, today),
      store.time.listTimers(),
    ]);
  const [places, away] = await Promise.all([
    placesOf(store, orders),
    staffAway(store, orders, today),
  ]);
  return {
    people: lanesOf({ people, departments, terms, companyNorms: settings.norms }, { orders, from }),
    orders: orders.map((order) => ({
      ...toPlanned(order, away),
      place: places(order),
    })),
    absences: hasHoliday ? absencesIn(absences, around, today) : [],
    near: shiftsNear(rows, people, { around, shown: orders }),
    running: timers.map(({ employeeId, projectId, startedAt }) => ({
      employeeId,
      projectId,
      startedAt,
    })),
  };
};

function assertDays(from: DateText, to: DateText): void {
  if (to < from) throw badInput({ to: 'Slutdatoen kan ikke være før startdatoen.' });
  if (daysBetween(from, to) >= mostDays)
    throw badInput({ to: `Vælg en periode på højst ${mostDays} dage.` });
}

interface Asked {
  readonly months: readonly [first: string, last: string];
  readonly from: DateText;
  readonly to: DateText;
}

/**
 * The rows of the months, and the orders with time on the days, cancelled ones left out: one query of months,
 * one read of orders.
 */
async function readOrders(
  { calendar, orders }: Pick<CompanyData, 'calendar' | 'orders'>,
  { months, from, to }: Asked,
): Promise<{ readonly rows: readonly MonthOrder[]; readonly orders: readonly PlannedOrder[] }> {
  const rows = await calendar.list(...months);
  const numbers = rows
    .filter((row) => row.status !== 'cancelled' && datesOf(row, from, to).length > 0)
    .map(({ number }) => number);
  const found = await orders.listPlanned(numbers);
  return { rows, orders: found.filter(({ status }) => status !== 'cancelled') };
}

interface Near {
  readonly around: Period;
  readonly shown: readonly PlannedOrder[];
}

/** The shifts around the days, by the rows of months: a read of bookings is an item for each person and month. */
function shiftsNear(
  rows: readonly MonthOrder[],
  people: readonly NamedUser[],
  { around: { from, to }, shown }: Near,
) {
  const ids = new Map(people.map(({ userId }) => [staffKeyOf(userId), userId]));
  const numbers = new Set(shown.map(({ number }) => number));
  return rows
    .filter((row) => row.staff !== '' && row.to > from && row.from < to && !numbers.has(row.number))
    .map((row) => ({
      number: row.number,
      from: row.from,
      to: row.to,
      assignedIds: staffKeysOf(row).flatMap((key) => ids.get(key) ?? []),
    }));
}

function toPlanned(order: PlannedOrder, away: StaffAway) {
  const { id, number, title, company, name, status, version, planning = noPlanning } = order;
  const { startDate, endDate, startTime, endTime, neededEmployees = 0 } = order;
  const { allCanRequest, assignedIds, requestedIds, market = emptyMarket } = planning;
  const present = withoutAway(order, away);
  return {
    id,
    number,
    title,
    customer: company || name,
    status,
    startDate,
    endDate,
    startTime,
    endTime,
    neededEmployees,
    missing: isUnderstaffed(present) ? missingEmployees(present) : 0,
    allCanRequest,
    assignedIds: [...assignedIds],
    requestedIds: [...requestedIds, ...market.takes.map(({ employeeId }) => employeeId)],
    offeredIds: [...market.offeredIds],
    sellingIds: [...market.sellingIds],
    version,
  };
}

function absencesIn(
  absences: readonly MonthAbsence[],
  around: Period,
  today: DateText,
): PlannerAbsence[] {
  return absences
    .map((absence) => ({ absence, period: periodOf(absence, today) }))
    .filter(({ period }) => overlap(period, around))
    .map(({ absence: { employeeId, type, status }, period: { from, to } }) => ({
      employeeId,
      from,
      to,
      type,
      status,
    }));
}

/** An open illness is expected to last as long as planning takes it to (docs/words/planning.md). */
function periodOf(absence: MonthAbsence, today: DateText): Period {
  const [away] = awayPeriods([absence], today);
  return away ?? absencePeriod(asOf(absence, today));
}
