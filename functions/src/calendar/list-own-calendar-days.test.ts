import { applyAndApprove, coming } from '@driftig/tests/support/company/absences';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { act, offer, ownYear } from '@driftig/tests/support/company/shifts';
import { yearOf } from '@driftig/domain/dates';
import { beforeEach, expect, test } from 'vitest';

const { startDate: day } = workingDay;
let company: TestCompany;
let sara: Caller;
beforeEach(async () => {
  company = await createCompany();
  sara = await addCaller(company, 'Sara');
});

const plan = (id: string, employees: readonly Caller[], others: object = {}) =>
  assign(
    company.owner,
    id,
    employees.map(({ user }) => user.userId),
    others,
  );

test('each day shows how its shifts stand for the one who asks', async () => {
  const onDay = (date: string) => placeShift(company.owner, { startDate: date, endDate: date });
  const [open, sold, offered, full, mine] = await Promise.all([
    onDay('2027-03-01'),
    onDay('2027-03-02'),
    onDay('2027-03-03'),
    onDay('2027-03-04'),
    onDay('2027-03-05'),
  ]);
  await plan(open.id, [], { neededEmployees: 1, allCanRequest: true });
  await plan(sold.id, [company.employee], { neededEmployees: 1 });
  await act(company.employee, sold.id, 7);
  await plan(offered.id, [], { neededEmployees: 1 });
  await offer(company.owner, offered.id, [sara.user.userId]);
  await plan(full.id, [company.employee], { neededEmployees: 1 });
  await plan(mine.id, [sara], { neededEmployees: 1 });
  expect(await ownYear(sara)).toEqual({
    '2027-03-01': 1,
    '2027-03-02': 2,
    '2027-03-03': 3,
    '2027-03-04': 4,
    '2027-03-05': 7,
  });
});

test("a day with several shifts shows the employee's own", async () => {
  const [other, own] = await Promise.all([placeShift(company.owner), placeShift(company.owner)]);
  await plan(other.id, [], { neededEmployees: 1, allCanRequest: true });
  await plan(own.id, [sara], { neededEmployees: 1 });
  expect(await ownYear(sara)).toEqual({ [day]: 7 });
});

test('approved absence is 6 on each of its days, and an order one is away for is 4', async () => {
  await applyAndApprove(sara, company.owner, { startdate: coming(), enddate: coming(1) });
  const shift = await placeShift(company.owner, { startDate: coming(1), endDate: coming(1) });
  await plan(shift.id, [], { neededEmployees: 1, allCanRequest: true });
  expect(await ownYear(sara, yearOf(coming()))).toEqual({ [coming()]: 6, [coming(1)]: 6 });
  expect((await ownYear(company.employee, yearOf(coming())))[coming(1)]).toBe(1);
});

test('without a year it is the one of today, and what is no year is refused', async () => {
  expect(await sara.call(calendarRoutes.listOwnCalendarDays)).toMatchObject({
    status: 200,
    json: { activatedDates: {} },
  });
  const query = { year: 'i år' };
  expect(await sara.call(calendarRoutes.listOwnCalendarDays, { query })).toMatchObject({
    status: 400,
    json: { fields: { year: 'Skriv et årstal.' } },
  });
});

test("another company's orders are not in it", async () => {
  const shift = await placeShift(company.owner);
  await plan(shift.id, [], { neededEmployees: 1, allCanRequest: true });
  const other = await createCompany();
  expect(await ownYear(other.employee)).toEqual({});
});
