import { planningRoutes } from '@driftig/contracts/planning/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  assign,
  createPeople,
  placeShift,
  workingDay,
} from '@driftig/tests/support/company/planning';
import { watchTable } from '@driftig/tests/support/stack/table-calls';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

interface Row {
  readonly name: string;
  readonly status: number;
}
interface Answer {
  readonly availableEmployees: readonly Row[];
  readonly assignedEmployees: readonly Row[];
}

let company: TestCompany;
let people: readonly string[];
let orderid: string;
beforeEach(async () => {
  company = await createCompany();
  people = await createPeople(company, ['Ali', 'Freja', 'Sara', 'Ulla']);
  ({ id: orderid } = await placeShift(company.owner, { orderTitle: 'Julefrokost' }));
});

const days = { startdate: workingDay.startDate, enddate: workingDay.endDate };
const times = { timestart: workingDay.startTime, timedone: workingDay.endTime };
const ask = (query: Readonly<Record<string, string>> = { orderid, ...days }) =>
  company.owner.call(planningRoutes.getAvailableEmployees, { query });
const names = (rows: readonly Row[]) => rows.map(({ name, status }) => `${status} ${name}`);

/** Freja has asked for the order and Ali is on another at the time. */
async function planSome(): Promise<void> {
  const [ali = '', freja = '', sara = ''] = people;
  const { id: other } = await placeShift(company.owner, {
    orderTitle: 'Premiere',
    startTime: '12:00',
    endTime: '15:00',
  });
  await assign(company.owner, other, [ali]);
  await assign(company.owner, orderid, [sara], { allCanRequest: true, neededEmployees: 4 });
  const read = await company.store.orders.getById(orderid);
  const planning = { allCanRequest: true, assignedIds: [sara], requestedIds: [freja] };
  await company.store.commit({
    writes: company.store.orders.replace(read, { ...read, planning, version: 3 }),
    audit: { action: 'orders.staffed', subject: 'order 1' },
  });
}

test('assigned, asking, free and busy people, each with a number and in this order', async () => {
  await planSome();
  const { json } = await ask();
  const { assignedEmployees, availableEmployees } = json as Answer;
  expect(names(assignedEmployees)).toEqual(['2 Sara']);
  expect(names(availableEmployees)).toEqual([
    '3 Freja',
    '1 Anders And',
    '1 Jonas Bak',
    '1 Mette Prøve',
    '1 Ulla',
    '4 Ali',
  ]);
  expect(availableEmployees.at(-1)).toMatchObject({
    bookings: [
      { ordernumber: 2, title: 'Premiere', from: '2027-03-10T12:00', to: '2027-03-10T15:00' },
    ],
  });
  expect(json).toMatchObject({
    allCanRequest: true,
    neededEmployees: 4,
    requestable: 1,
    requestableamount: 3,
    version: 3,
  });
});

test('an order that is not saved yet is checked by its time alone', async () => {
  await planSome();
  const { json } = await ask({ ...days, timestart: '19:00', timedone: '23:00' });
  const { assignedEmployees, availableEmployees } = json as Answer;
  expect(assignedEmployees).toEqual([]);
  expect(names(availableEmployees)).toContain('1 Ali');
  expect(names(availableEmployees)).toContain('4 Sara');
  expect(json).toMatchObject({ requestable: 0, requestableamount: 0, version: 0 });
});

test('days without times are whole days, but of an order on its own days they are its times', async () => {
  await planSome();
  const early = { startTime: '06:00', endTime: '10:00' };
  const { id } = await placeShift(company.owner, early);
  const ofOrder = (await ask({ orderid: id, ...days })).json as Answer;
  expect(names(ofOrder.availableEmployees)).toContain('1 Ali');
  const ofDay = (await ask(days)).json as Answer;
  expect(names(ofDay.availableEmployees)).toContain('4 Ali');
});

test('less than 11 hours of rest is shown with its side, and prevents no assignment', async () => {
  await planSome();
  const night = { timestart: '01:00', timedone: '06:00' };
  const next = { startdate: '2027-03-11', enddate: '2027-03-11', ...night };
  const { json } = await ask(next);
  expect((json as Answer).availableEmployees).toContainEqual(
    expect.objectContaining({ name: 'Sara', status: 1, rest: { hours: 5, before: 1 } }),
  );
});

test("another company's bookings and people are not seen, and its order is not found", async () => {
  await planSome();
  const other = await createCompany();
  const query = { ...days, ...times };
  const { json } = await other.owner.call(planningRoutes.getAvailableEmployees, { query });
  expect((json as Answer).availableEmployees.map(({ status }) => status)).toEqual([1, 1, 1]);
  const foreign = { query: { orderid, ...days } };
  expect((await other.owner.call(planningRoutes.getAvailableEmployees, foreign)).status).toBe(404);
});

test('the reads are as many for thirty people as for seven', async () => {
  await planSome();
  const few = await readsOf();
  await createPeople(
    company,
    Array.from({ length: 23 }, (_, n) => `Vikar ${n}`),
  );
  expect(await readsOf()).toBe(few);
});

async function readsOf(): Promise<number> {
  let reads = 0;
  const stop = watchTable(services().table, 'countReads', () => (reads += 1));
  onTestFinished(stop);
  await ask();
  stop();
  return reads;
}

describe('refused at its field:', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['no start', { enddate: '2027-03-10' }, 'startdate'],
    ['a date that does not exist', { startdate: '2027-02-30', enddate: '2027-03-10' }, 'startdate'],
    ['an end before the start', { startdate: '2027-03-11', enddate: '2027-03-10' }, 'enddate'],
    ['an end at its start', { ...days, timestart: '10:00', timedone: '10:00' }, 'timedone'],
    ['a time that does not exist', { ...days, timestart: '24:30' }, 'timestart'],
    ['a hundred years', { startdate: '1990-01-01', enddate: '2090-01-01' }, 'enddate'],
    ['an id that is none', { ...days, orderid: '<script>' }, 'orderid'],
  ])('%s', async (_what, query, field) => {
    const fields = { [field]: expect.any(String) };
    expect(await ask(query)).toMatchObject({ status: 400, json: { fields } });
  });
});
