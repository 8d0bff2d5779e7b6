import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { applyAndApprove, applyFor, coming, today } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { setStatus } from '@driftig/tests/support/company/order-status';
import {
  assign,
  createPeople,
  placeShift,
  plannerOf,
} from '@driftig/tests/support/company/planning';
import { act } from '@driftig/tests/support/company/shifts';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const shown = async (from: string, to = from) => {
  const { orders } = await plannerOf(company.owner, from, to);
  return orders.map(({ ordernumber }) => ordernumber);
};

test('an order has its people, who asked, and how many are missing', async () => {
  const [sara = ''] = await createPeople(company, ['Sara']);
  const { id } = await placeShift(company.owner);
  await assign(company.owner, id, [sara], { neededEmployees: 3, allCanRequest: true });
  await act(company.employee, id, 1);
  const { orders, people } = await plannerOf(company.owner, '2027-03-10');
  expect(orders).toMatchObject([
    {
      id,
      tittle: 'Sommerfest',
      startdate: '2027-03-10',
      timestart: '14:00',
      neededEmployees: 3,
      missing: 2,
      assigned: [sara],
      requested: [company.employee.user.userId],
      version: 3,
    },
  ]);
  expect(people.map(({ name }) => name)).toContain('Sara');
});

test('an order is on each day that it has time on, also over New Year in week 53', async () => {
  await placeShift(company.owner, {
    startDate: '2026-12-31',
    endDate: '2027-01-01',
    endTime: '02:00',
  });
  expect(await shown('2026-12-28', '2027-01-03')).toEqual([1]);
  expect(await shown('2027-01-01')).toEqual([1]);
  expect(await shown('2027-01-02')).toEqual([]);
});

test('an order that ends at midnight is not on the next day', async () => {
  await placeShift(company.owner, { endDate: '2027-03-11', endTime: '00:00' });
  expect(await shown('2027-03-10')).toEqual([1]);
  expect(await shown('2027-03-11')).toEqual([]);
});

test('a cancelled order is left out, and a done one lacks no people', async () => {
  const first = await placeShift(company.owner);
  const second = await placeShift(company.owner);
  await assign(company.owner, second.id, [], { neededEmployees: 2 });
  await setStatus(company.owner, first.id, 4);
  await setStatus(company.owner, second.id, 3);
  const { orders } = await plannerOf(company.owner, '2027-03-10');
  expect(orders).toMatchObject([{ ordernumber: 2, status: 3, missing: 0 }]);
});

test('absence is shown with its type, and an absent person is missing on the order', async () => {
  const monday = coming();
  const { userId } = company.employee.user;
  const { id } = await placeShift(company.owner, { startDate: monday, endDate: monday });
  await assign(company.owner, id, [userId], { neededEmployees: 1 });
  await applyAndApprove(company.employee, company.owner);
  const { absences, orders } = await plannerOf(company.owner, monday);
  expect(absences).toEqual([
    {
      employeeId: userId,
      from: `${monday}T00:00`,
      to: `${addDays(monday, 1)}T00:00`,
      type: 'vacation',
      status: 1,
    },
  ]);
  expect(orders).toMatchObject([{ missing: 1, assigned: [userId] }]);
});

test('an application that waits is shown, and the person still counts', async () => {
  const monday = coming();
  const { id } = await placeShift(company.owner, { startDate: monday, endDate: monday });
  await assign(company.owner, id, [company.employee.user.userId], { neededEmployees: 1 });
  await applyFor(company.employee);
  const { absences, orders } = await plannerOf(company.owner, monday);
  expect(absences).toMatchObject([{ status: 0 }]);
  expect(orders).toMatchObject([{ missing: 0 }]);
});

test('bookings of the weeks around are there to judge rest by', async () => {
  const [sara = ''] = await createPeople(company, ['Sara']);
  const { id } = await placeShift(company.owner);
  await assign(company.owner, id, [sara]);
  const { near, orders } = await plannerOf(company.owner, '2027-03-12', '2027-03-18');
  expect(orders).toEqual([]);
  expect(near).toEqual([
    { ordernumber: 1, from: '2027-03-10T14:00', to: '2027-03-10T20:00', assigned: [sara] },
  ]);
});

test('a shift that runs is named', async () => {
  const day = today();
  const { id } = await placeShift(company.owner, {
    startDate: addDays(day, -1),
    endDate: addDays(day, 1),
  });
  const { userId } = company.employee.user;
  await assign(company.owner, id, [userId]);
  const body = { orderId: id, selectedDate: day };
  await company.employee.call(calendarRoutes.startStopShift, { body });
  const { running } = await plannerOf(company.owner, day);
  expect(running).toMatchObject([{ employeeId: userId, projectId: id }]);
});

test.each([
  ['that end before they begin', '2027-03-10', '2027-03-09'],
  ['that are more than 42', '2027-03-01', '2027-04-12'],
  ['that are no dates', '2027-02-31', '2027-03-01'],
])('days %s are refused (400)', async (_which, from, to) => {
  const { status } = await company.owner.call(planningRoutes.listPlan, { query: { from, to } });
  expect(status).toBe(400);
});

test("another company's orders and people are not in it", async () => {
  await placeShift(company.owner);
  const other = await createCompany();
  const { orders, people } = await plannerOf(other.owner, '2027-03-10');
  expect(orders).toEqual([]);
  expect(people.map(({ id }) => id)).not.toContain(company.employee.user.userId);
});

test('an order that was moved is on its new day alone', async () => {
  const { id } = await placeShift(company.owner);
  const moved = { id, startDate: '2027-03-20', endDate: '2027-03-20' };
  await company.owner.call(orderRoutes.updateOrder, { body: moved });
  expect([await shown('2027-03-10'), await shown('2027-03-20')]).toEqual([[], [1]]);
});

test("people have the norm of the first week: the company's, or their own", async () => {
  const { owner, employee } = company;
  const normsIn = async (date: string) => {
    const { people } = await plannerOf(owner, date);
    const norms = people.map(({ id, weeknorm }) => [id, weeknorm] as const);
    return new Map(norms).get(employee.user.userId);
  };
  expect(await normsIn('2027-03-10')).toBe(3700);
  await owner.call(timeRoutes.updateTimeSettings, {
    body: { flexEnabled: 1, timeMode: 'daily', dailyStandard: 7 },
  });
  expect(await normsIn('2027-03-10')).toBe(3500);
});
