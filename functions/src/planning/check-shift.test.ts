import { planningRoutes } from '@driftig/contracts/planning/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  assign,
  createPeople,
  placeShift,
  workingDay,
} from '@driftig/tests/support/company/planning';
import { countReads } from '@driftig/tests/support/stack/table-reads';
import { beforeEach, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let sara: string;
beforeEach(async () => {
  company = await createCompany();
  [sara = ''] = await createPeople(company, ['Sara']);
});

const check = (orderid: string, changes: object = {}, who = company.owner) => {
  const { startDate, endDate, startTime, endTime } = { ...workingDay, ...changes };
  const time = { startdate: startDate, enddate: endDate, timestart: startTime, timedone: endTime };
  return who.call(planningRoutes.checkShift, { body: { orderid, employees: [sara], ...time } });
};

test('too little rest after another order is said with the law', async () => {
  const { id: evening } = await placeShift(company.owner, { endTime: '23:00' });
  await assign(company.owner, evening, [sara]);
  const { id } = await placeShift(company.owner);
  const morning = {
    startDate: '2027-03-11',
    endDate: '2027-03-11',
    startTime: '08:00',
    endTime: '12:00',
  };
  expect((await check(id, morning)).json).toEqual({
    people: [{ id: sara, name: 'Sara', warnings: ['Kun 9 t. hvile. Loven kræver 11.'] }],
  });
});

test('the hour that is skipped in spring is no rest', async () => {
  const { id: night } = await placeShift(company.owner, {
    startDate: '2027-03-27',
    endDate: '2027-03-27',
    endTime: '22:00',
  });
  await assign(company.owner, night, [sara]);
  const { id } = await placeShift(company.owner);
  const sunday = {
    startDate: '2027-03-28',
    endDate: '2027-03-28',
    startTime: '09:00',
    endTime: '12:00',
  };
  expect((await check(id, sunday)).json).toMatchObject({
    people: [{ warnings: ['Kun 10 t. hvile. Loven kræver 11.'] }],
  });
});

test('the order that is moved does not count against itself', async () => {
  const { id } = await placeShift(company.owner);
  await assign(company.owner, id, [sara]);
  const later = { startTime: '21:00', endTime: '23:00' };
  expect((await check(id, later)).json).toEqual({ people: [] });
});

test("another company's order is 404, and its people are left out", async () => {
  const other = await createCompany();
  const { id } = await placeShift(company.owner);
  expect((await check(id, {}, other.owner)).status).toBe(404);
  const { id: own } = await placeShift(other.owner);
  expect((await check(own, {}, other.owner)).json).toEqual({ people: [] });
});

test('a shift of long ago takes as many reads as one to come', async () => {
  const { id } = await placeShift(company.owner);
  const readsOn = (date: string) =>
    countReads(services().table, () => check(id, { startDate: date, endDate: date }));
  expect(await readsOn('1950-03-10')).toBe(await readsOn('2027-03-10'));
});
