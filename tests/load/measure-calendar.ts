import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { addDays } from '@driftig/domain/dates';
import type { Order } from '@driftig/domain/orders/order';
import { noSite } from '@driftig/domain/orders/order-site';
import type { Booking } from '@driftig/domain/planning/bookings';
import { periodOf } from '@driftig/domain/planning/period';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createPeople } from '@driftig/tests/support/company/planning';

import { measureCall, type Figure } from './figures.ts';
import { seedAbsences } from './measure-vacation.ts';
import { screenFigures } from './screen-process.ts';
import type { Ask } from './served.ts';

const people = 200;
const orders = 5000;
const perOrder = 4;
const year = 2027;
const perCommit = 20;

type TimesOf = (
  index: number,
) => Pick<Order, 'startDate' | 'endDate'> & Partial<Pick<Order, 'startTime' | 'endTime'>>;

/** An order with four of the people; every tenth lacks one and may be requested. */
function orderOf(index: number, ids: readonly string[], timesOf: TimesOf): Order {
  const number = index + 1;
  const assignedIds = Array.from(
    { length: perOrder },
    (_, n) => ids[(index * perOrder + n) % ids.length] ?? '',
  );
  return {
    id: `${number}.${String(number).padStart(8, '0')}`,
    number,
    title: `Opstilling og nedtagning ${number}`,
    description: '',
    startTime: '08:00',
    endTime: '16:00',
    ...timesOf(index),
    status: 'notStarted',
    customerId: '',
    company: `Kunde ${number % 500}`,
    name: '',
    ...noSite,
    noteEmployees: 'Mød ved personaleindgangen.',
    noteAdministration: '',
    neededEmployees: perOrder + (index % 10 === 0 ? 1 : 0),
    assignedEmployees: perOrder,
    planning: { allCanRequest: true, assignedIds, requestedIds: [] },
    version: 1,
  };
}

/** Writes orders with their people directly, without asking whether these are free. */
export async function seedOrders(
  { store }: TestCompany,
  ids: readonly string[],
  count: number,
  timesOf: TimesOf,
): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => orderOf(index, ids, timesOf));
  for (let from = 0; from < count; from += perCommit) {
    const added = all.slice(from, from + perCommit);
    await store.commit({
      writes: store.orders.insertAll(added, () => new Error('taken')),
      audit: { action: 'orders.placed', subject: 'bench' },
    });
  }
  await seedBookings(store, all);
}

async function seedBookings(store: TestCompany['store'], all: readonly Order[]): Promise<void> {
  const booked = new Map<string, Booking[]>();
  for (const order of all)
    for (const employeeId of order.planning?.assignedIds ?? []) {
      const key = `${employeeId} ${order.startDate.slice(0, 7)}`;
      booked.set(key, [
        ...(booked.get(key) ?? []),
        { orderNumber: order.number, ...periodOf(order) },
      ]);
    }
  for (const [key, bookings] of booked) {
    const [employeeId = '', month = ''] = key.split(' ');
    const before = { employeeId, month, bookings: [], version: 0 };
    await store.commit({
      writes: [store.planning.saveBooked(before, { ...before, bookings, version: 1 })],
      audit: { action: 'orders.staffed', subject: 'bench' },
    });
  }
}

/** The calendars and the planner of a company with 200 people and 5,000 orders a year, each person absent ten times. */
export async function measureCalendar(ask: Ask): Promise<Figure[]> {
  const company = await createCompany({ plan: 'pro' });
  const { owner, employee } = company;
  const names = Array.from({ length: people }, (_, index) => `Medarbejder ${index + 1}`);
  const ids = await createPeople(company, names);
  await seedOrders(company, ids, orders, (index) => {
    const startDate = addDays(`${year}-01-01`, Math.floor((index * 365) / orders));
    return { startDate, endDate: startDate };
  });
  await seedAbsences(company, ids, year);
  const [manager, person] = [await owner.session(), await employee.session()];
  const date = `${year}-06-10`;
  const measure = (name: string, target: number, call: () => Promise<unknown>) =>
    measureCall(name, call, { target });
  const asManager = { cookies: manager };
  const asEmployee = { cookies: person };
  return [
    ...(await measure('Year of 5,000 orders, manager', 25, () =>
      ask(calendarRoutes.listCalendarDays, { ...asManager, query: { year: String(year) } }),
    )),
    ...(await measure('Year of 5,000 orders, employee', 25, () =>
      ask(calendarRoutes.listOwnCalendarDays, { ...asEmployee, query: { year: String(year) } }),
    )),
    ...(await measure('Day of 14 orders, manager', 12, () =>
      ask(calendarRoutes.listOrdersOfDay, { ...asManager, query: { date } }),
    )),
    ...(await measure('Day of 14 orders, employee', 12, () =>
      ask(calendarRoutes.listOwnOrdersOfDay, { ...asEmployee, query: { date } }),
    )),
    ...(await measure('Week of the planner, 96 orders', 25, () =>
      ask(planningRoutes.listPlan, { ...asManager, query: { from: date, to: addDays(date, 6) } }),
    )),
    ...(await screenFigures('planner-screen.ts')),
  ];
}
