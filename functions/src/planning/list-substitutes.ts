import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import type { Substitute } from '@driftig/contracts/planning/replace-routes';
import type { planningRoutes } from '@driftig/contracts/planning/routes';
import type { CompanyStore } from '@driftig/data/store';
import { plannedHundredths, plannedInWeek } from '@driftig/domain/calendar/shift-law';
import { compareNames } from '@driftig/domain/company/department';
import type { DateText } from '@driftig/domain/dates';
import type { Order } from '@driftig/domain/orders/order';
import { withoutAway } from '@driftig/domain/planning/order-planning';
import { overlap, periodOf, widenPeriod, type Period } from '@driftig/domain/planning/period';
import { spanText } from '@driftig/domain/planning/staffing';
import { isUnderstaffed, missingEmployees } from '@driftig/domain/planning/understaffed';
import { awayPeriods } from '@driftig/domain/vacation/away';

import { readPerson } from '../changes/calendar/shift-viewer.ts';
import { readJudge } from '../changes/calendar/work-around.ts';
import type { Handler } from '../pipeline/handler.ts';
import { askedPeople, phoneOf } from './asked-person.ts';
import { peopleAt, readPeopleAround } from './people-at.ts';
import { isAway } from './texts.ts';

/** So many of the customer's latest orders say who knows the place. */
const latestOrders = 50;
/** The law is asked for so many people; each takes some reads. */
const mostJudged = 30;

/** People who can take the shift of an absent person (product K36), experienced and rested ones first. */
export const listSubstitutes: Handler<typeof planningRoutes.listSubstitutes> = async ({
  input: { query },
  store,
  today,
}) => {
  const order = await store.orders.getById(query.orderId);
  const period = periodOf(order);
  const [around, times] = await Promise.all([
    readPeopleAround(store, order),
    timesBefore(store, order),
  ]);
  const people = await peopleAt(store, around, period, order);
  const able = people
    .filter(({ status }) => status === 'free' || status === 'asked')
    .map((person) => ({ ...person, timesBefore: times.get(person.id) ?? 0 }))
    .toSorted((a, b) => b.timesBefore - a.timesBefore || compareNames(a, b))
    .slice(0, mostJudged);
  const away = people.filter(({ status, isAbsent }) => status === 'assigned' && isAbsent);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const [free, absent, asked] = await Promise.all([
    Promise.all(able.map((person) => judged(store, person, { period, today }))),
    Promise.all(away.map((person) => withReason(store, person, { period, today }))),
    askedPeople(store, order, names),
  ]);
  const isRested = ({ warnings }: (typeof free)[number]) => (warnings.length === 0 ? 0 : 1);
  return {
    order: lackingOrder(order, absent.length),
    absent,
    asked,
    answerBy: order.planning?.question?.answerBy ?? '',
    free: free.toSorted((a, b) => isRested(a) - isRested(b)),
    unable: people.filter(({ status }) => status === 'busy' || status === 'absent').map(unable),
  };

  function unable({ id, name, isAbsent, bookings: [first] }: PlannedPerson) {
    const reason =
      isAbsent || first === undefined
        ? isAway
        : `${first.title}, ${spanText(first.from, first.to, order.startDate)}`;
    return { id, name, reason };
  }
};

interface Shift {
  readonly period: Period;
  readonly today: DateText;
}

/** A person who is free, with what the law says of the shift and the hours of its week. */
async function judged(
  store: CompanyStore,
  { id, name, department, timesBefore, isOffered }: PlannedPerson & { timesBefore: number },
  { period, today }: Shift,
): Promise<Substitute> {
  const asked = { shifts: [period], shown: period, today };
  const [{ officeWarningsOf, person }, phone] = await Promise.all([
    readJudge(store, id, asked),
    phoneOf(store, id),
  ]);
  const weekBefore = plannedInWeek(person.bookings, period.from.slice(0, 10));
  const shown = { from: widenPeriod(period, 1).from, to: widenPeriod(period, 2).to };
  return {
    id,
    name,
    department,
    timesBefore,
    warnings: officeWarningsOf(period),
    weekBefore,
    weekAfter: weekBefore + plannedHundredths(period),
    bookings: person.bookings
      .filter((booking) => overlap(booking, shown))
      .map(({ from, to }) => ({ from, to })),
    isOffered,
    phone,
  };
}

/** An absent person; the office sees whether they are ill. */
async function withReason(
  store: CompanyStore,
  { id, name }: PlannedPerson,
  { period, today }: Shift,
) {
  const { applied } = await readPerson(store, id, { period, today });
  const isSick = applied.some(
    (absence) =>
      absence.type === 'sickness' &&
      awayPeriods([absence], today).some((away) => overlap(away, period)),
  );
  return { id, name, isSick };
}

function lackingOrder(order: Order, away: number) {
  const { number, title, company, name, startDate, endDate, startTime, endTime } = order;
  const present = withoutAway(order, new Map([[number, away]]));
  const missing = isUnderstaffed(present) ? missingEmployees(present) : 0;
  const customer = company || name;
  return { number, title, customer, startDate, endDate, startTime, endTime, missing };
}

/** On how many of the customer's latest orders each person was. */
async function timesBefore(
  { orders }: Pick<CompanyStore, 'orders'>,
  order: Order,
): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  if (order.customerId === '') return times;
  const { rows } = await orders.listOfCustomer(order.customerId, { limit: latestOrders });
  const numbers = rows.map(({ number }) => number).filter((number) => number !== order.number);
  for (const { planning } of await orders.listStaffed(numbers))
    for (const id of planning?.assignedIds ?? []) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}
