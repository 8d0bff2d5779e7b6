import { planningRoutes } from '@driftig/contracts/planning/routes';
import { applyAndApprove, coming } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  assign,
  createPeople,
  placeShift,
  plannerOf,
  workingDay,
} from '@driftig/tests/support/company/planning';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { recordWrites } from '@driftig/tests/support/stack/writes';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let sara: string;
let ali: string;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  [sara = '', ali = ''] = await createPeople(company, ['Sara', 'Ali']);
  ({ id } = await placeShift(company.owner));
});

const thursday = { startDate: '2027-03-11', endDate: '2027-03-11' };
const move = (
  employees: readonly string[],
  changes: object = thursday,
  {
    orderid = id,
    version,
    who = company.owner,
  }: { orderid?: string; version?: number; who?: TestCompany['owner'] } = {},
) => {
  const { startDate, endDate, startTime, endTime } = { ...workingDay, ...changes };
  const time = { startdate: startDate, enddate: endDate, timestart: startTime, timedone: endTime };
  const body = { orderid, employees, ...time, ...(version !== undefined && { version }) };
  return who.call(planningRoutes.moveShift, { body });
};
const orderOn = async (day: string) => (await plannerOf(company.owner, day)).orders[0];

test('time and people change together, and the version rises by one', async () => {
  await assign(company.owner, id, [sara]);
  expect(await move([ali], thursday, { version: 2 })).toMatchObject({
    status: 200,
    json: { message: 'Planen er gemt.' },
  });
  expect(await orderOn('2027-03-10')).toBeUndefined();
  expect(await orderOn('2027-03-11')).toMatchObject({ assigned: [ali], version: 3 });
});

test('the times of the day are kept over the change to summer time', async () => {
  await assign(company.owner, id, [sara]);
  const night = {
    startDate: '2027-03-27',
    endDate: '2027-03-28',
    startTime: '22:00',
    endTime: '04:00',
  };
  expect((await move([sara], night)).status).toBe(200);
  expect(await orderOn('2027-03-28')).toMatchObject({ timestart: '22:00', timedone: '04:00' });
});

test('the same change sent twice changes nothing the second time', async () => {
  await move([sara], thursday, { version: 1 });
  const writes = recordWrites(services().table);
  onTestFinished(writes.stop);
  expect((await move([sara], thursday, { version: 1 })).status).toBe(200);
  expect(writes.accepted).toEqual([]);
});

test('a move from a plan that a colleague changed since is refused (409)', async () => {
  await assign(company.owner, id, [sara]);
  expect((await move([ali], thursday, { version: 1 })).status).toBe(409);
  expect(await orderOn('2027-03-10')).toMatchObject({ assigned: [sara], version: 2 });
});

test('a person who is on another order then is refused (409), and nothing is moved', async () => {
  const { id: other } = await placeShift(company.owner, thursday);
  await assign(company.owner, other, [sara]);
  await assign(company.owner, id, [sara]);
  expect(await move([sara])).toMatchObject({
    status: 409,
    json: { code: 'person_busy', message: 'Sara er på ordre 2 kl. 14:00-20:00.' },
  });
  expect(await orderOn('2027-03-10')).toMatchObject({ assigned: [sara], version: 2 });
});

test('a person who is absent then is refused (409), newly put on it or on it before', async () => {
  const monday = coming();
  const { userId } = company.employee.user;
  await applyAndApprove(company.employee, company.owner);
  const then = { startDate: monday, endDate: monday };
  expect(await move([userId], then)).toMatchObject({ status: 409, json: { code: 'person_busy' } });
  await assign(company.owner, id, [userId]);
  expect(await move([userId], then)).toMatchObject({ status: 409, json: { code: 'person_busy' } });
  expect(await orderOn('2027-03-10')).toMatchObject({ assigned: [userId] });
});

test('an order in conflict may be made longer, as its absent person was absent before', async () => {
  const monday = coming();
  const { userId } = company.employee.user;
  const { id: shift } = await placeShift(company.owner, { startDate: monday, endDate: monday });
  await assign(company.owner, shift, [userId]);
  await applyAndApprove(company.employee, company.owner);
  const longer = { startDate: monday, endDate: monday, endTime: '22:00' };
  expect((await move([userId], longer, { orderid: shift })).status).toBe(200);
});

test('two planners drag one shift: one wins, the other is refused (409)', async () => {
  await assign(company.owner, id, [sara]);
  await Promise.all([company.owner.session(), company.administrator.session()]);
  const answers = await sendTogether(services().table, [
    () => move([sara], thursday, { version: 2 }),
    () => move([ali], workingDay, { version: 2, who: company.administrator }),
  ]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const stored = [await orderOn('2027-03-10'), await orderOn('2027-03-11')];
  expect(stored.filter((order) => order !== undefined)).toHaveLength(1);
});

test.each([
  ['that end before they begin', { startDate: '2027-03-11', endDate: '2027-03-10' }, 'enddate'],
  ['of a day that end before they begin', { startTime: '20:00', endTime: '14:00' }, 'timedone'],
])('times %s are refused at their field (400)', async (_which, changes, field) => {
  expect(await move([sara], changes)).toMatchObject({
    status: 400,
    json: { fields: { [field]: expect.any(String) } },
  });
  expect(await orderOn('2027-03-10')).toMatchObject({ assigned: [], version: 1 });
});

test("another company's order is 404, and its people are refused (400)", async () => {
  const other = await createCompany();
  expect((await move([], thursday, { who: other.owner })).status).toBe(404);
  expect((await move([other.employee.user.userId])).status).toBe(400);
});
