import type { PlannerAbsence } from '@driftig/contracts/planning/planner-answers';
import type { planningRoutes } from '@driftig/contracts/planning/routes';
import type { PlannedOrder } from '@driftig/data/orders/orders.repository';
import type { CompanyData } from '@driftig/data/store';
import { datesOf } from '@driftig/domain/calendar/calendar-days';
import { addDays, daysBetween, type DateText } from '@driftig/domain/dates';
import { badInput } from '@driftig/domain/errors';
import { nearBookings, type Booking } from '@driftig/domain/planning/bookings';
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
  const [orders, people, departments, terms, settings, booked, absences, hasHoliday, timers] =
    await Promise.all([
      ordersIn(store, from, to),
      store.users.listNames(),
      store.departments.list(),
      store.time.listTerms(),
      store.time.getSettings(),
      store.planning.listBooked(around),
      store.vacation.listOfMonths(around.from.slice(0, 7), around.to.slice(0, 7)),
      includesHoliday(store, today),
      store.time.listTimers(),
    ]);
  const [places, away] = await Promise.all([
    placesOf(store, orders),
    staffAway(store, orders, today),
  ]);
  const bookings = nearBookings(booked, around);
  const shown = new Set(orders.map(({ number }) => number));
  return {
    people: lanesOf({ people, departments, terms, companyNorms: settings.norms }, { orders, from }),
    orders: orders.map((order) => ({
      ...toPlanned(order, away),
      place: places(order),
    })),
    absences: hasHoliday ? absencesIn(absences, around, today) : [],
    near: bookings.filter(({ orderNumber }) => !shown.has(orderNumber)).map(toNear),
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

/** The orders with time on the days, cancelled ones left out: one query of months, one read of orders. */
async function ordersIn(
  { calendar, orders }: Pick<CompanyData, 'calendar' | 'orders'>,
  from: DateText,
  to: DateText,
): Promise<PlannedOrder[]> {
  const rows = await calendar.list(from.slice(0, 7), to.slice(0, 7));
  const numbers = rows
    .filter((row) => row.status !== 'cancelled' && datesOf(row, from, to).length > 0)
    .map(({ number }) => number);
  const found = await orders.listPlanned(numbers);
  return found.filter(({ status }) => status !== 'cancelled');
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

const toNear = ({ employeeId, orderNumber, from, to }: Booking & { employeeId: string }) => ({
  employeeId,
  number: orderNumber,
  from,
  to,
});
