import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { applyFor, applyAndApprove, coming, decide } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { orderForm, type PlacedOrder } from '@driftig/tests/support/company/orders';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { act, managerYear, ownYear } from '@driftig/tests/support/company/shifts';
import { yearOf } from '@driftig/domain/dates';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let order: PlacedOrder;
const { startDate: day } = workingDay;
beforeEach(async () => {
  company = await createCompany();
  order = await placeShift(company.owner);
});

const needs = (count: number, employees: readonly string[] = [], others: object = {}) =>
  assign(company.owner, order.id, employees, { neededEmployees: count, ...others });
const update = (changes: object) =>
  company.owner.call(orderRoutes.updateOrder, {
    body: { id: order.id, ...orderForm, ...workingDay, ...changes },
  });
const setStatus = (invoicechose: number) =>
  company.owner.call(orderRoutes.changeOrderStatus, { body: { id: order.id, invoicechose } });

test('a day without orders is left out, one with a staffed order is 1', async () => {
  expect(await managerYear(company.owner)).toEqual({ [day]: 1 });
});

test('an order that lacks people is 2, a started one 4, a done one 3', async () => {
  await needs(2);
  expect(await managerYear(company.owner)).toEqual({ [day]: 2 });
  await needs(0);
  await setStatus(2);
  expect(await managerYear(company.owner)).toEqual({ [day]: 4 });
  await setStatus(3);
  expect(await managerYear(company.owner)).toEqual({ [day]: 3 });
});

test('a waiting request on an order that lacks people is 7', async () => {
  await needs(1, [], { allCanRequest: true });
  expect((await act(company.employee, order.id, 1)).status).toBe(200);
  expect(await managerYear(company.owner)).toEqual({ [day]: 7 });
});

test('a cancelled and a deleted order leave no colour', async () => {
  await setStatus(4);
  expect(await managerYear(company.owner)).toEqual({});
  const other = await placeShift(company.owner);
  expect(await managerYear(company.owner)).toEqual({ [day]: 1 });
  const body = { dType: 'orders', id: other.id };
  await company.owner.call(recordRoutes.deleteRecord, { body });
  expect(await managerYear(company.owner)).toEqual({});
});

test('an order that is moved takes its colour along, also to another month and year', async () => {
  await update({ startDate: '2027-05-01', endDate: '2027-05-01' });
  expect(await managerYear(company.owner)).toEqual({ '2027-05-01': 1 });
  await update({ startDate: '2027-12-31', endDate: '2028-01-01' });
  expect(await managerYear(company.owner)).toEqual({ '2027-12-31': 1 });
  expect(await managerYear(company.owner, 2028)).toEqual({ '2028-01-01': 1 });
});

test('an order past midnight colours both days, one that ends at midnight only the first', async () => {
  await update({ endDate: '2027-03-11', endTime: '02:00' });
  expect(await managerYear(company.owner)).toEqual({ [day]: 1, '2027-03-11': 1 });
  await update({ endDate: '2027-03-11', endTime: '00:00' });
  expect(await managerYear(company.owner)).toEqual({ [day]: 1 });
});

test.each<[string, object, Readonly<Record<number, readonly string[]>>]>([
  [
    'the 29th of February',
    { startDate: '2028-02-28', endDate: '2028-03-01' },
    { 2028: ['2028-02-28', '2028-02-29', '2028-03-01'] },
  ],
  [
    'New Year in week 53',
    { startDate: '2026-12-31', endDate: '2027-01-01', startTime: '22:00', endTime: '04:00' },
    { 2026: ['2026-12-31'], 2027: ['2027-01-01'] },
  ],
  [
    'the hour that spring skips',
    { startDate: '2027-03-27', endDate: '2027-03-28', startTime: '23:30', endTime: '02:30' },
    { 2027: ['2027-03-27', '2027-03-28'] },
  ],
  [
    'the hour that autumn repeats',
    { startDate: '2027-10-30', endDate: '2027-10-31', startTime: '23:30', endTime: '02:30' },
    { 2027: ['2027-10-30', '2027-10-31'] },
  ],
])('an order over %s colours each of its days once, in both calendars', async (_, times, years) => {
  const { employee, owner } = company;
  expect((await update(times)).status).toBe(200);
  expect((await needs(1, [employee.user.userId])).status).toBe(200);
  for (const [year, days] of Object.entries(years)) {
    const coloured = (number: number) => Object.fromEntries(days.map((one) => [one, number]));
    expect(await managerYear(owner, Number(year))).toEqual(coloured(1));
    expect(await ownYear(employee, Number(year))).toMatchObject(coloured(7));
  }
});

test('an assigned employee on approved absence makes the day 6, until the absence is recalled', async () => {
  const monday = coming();
  const shift = await placeShift(company.owner, { startDate: monday, endDate: monday });
  const { userId } = company.employee.user;
  await assign(company.owner, shift.id, [userId], { neededEmployees: 1 });
  const year = yearOf(monday);
  const colour = async () => (await managerYear(company.owner, year))[monday];
  const absence = await applyAndApprove(company.employee, company.owner);
  // The person does not count as staff either, which makes it two things on one day.
  expect(await colour()).toBe(6);
  await decide(company.owner, absence.id, 0);
  expect(await colour()).toBe(1);
});

test('an application that waits is no conflict', async () => {
  const monday = coming();
  const shift = await placeShift(company.owner, { startDate: monday, endDate: monday });
  await assign(company.owner, shift.id, [company.employee.user.userId], { neededEmployees: 1 });
  await applyFor(company.employee);
  expect((await managerYear(company.owner, yearOf(monday)))[monday]).toBe(1);
});

test("another company's orders are not in it", async () => {
  const other = await createCompany();
  expect(await managerYear(other.owner)).toEqual({});
});
