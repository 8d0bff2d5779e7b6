import { orderRoutes } from '@driftig/contracts/orders/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { createPerson } from '@driftig/tests/support/company/people';
import {
  assign,
  createPeople,
  placeShift,
  workingDay,
} from '@driftig/tests/support/company/planning';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { recordWrites } from '@driftig/tests/support/stack/writes';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

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

const set = (employees: readonly string[], others: object = {}, to = id) =>
  assign(company.owner, to, employees, others);
const assignedTo = async (orderid = id, changes: object = {}) => {
  const { startDate, endDate } = { ...workingDay, ...changes };
  const query = { orderid, startdate: startDate, enddate: endDate };
  const { json } = await company.owner.call(planningRoutes.listOrderUsers, { query });
  return (json as { name: string }[]).map(({ name }) => name);
};
const listed = async () => (await company.owner.call(recordRoutes.listOrders)).json;

test('the list is the whole list: who is not in it any longer is free', async () => {
  expect(await set([sara, ali])).toMatchObject({
    status: 200,
    json: { message: 'Planen er gemt.' },
  });
  expect(await assignedTo()).toEqual(['Ali', 'Sara']);
  await set([ali]);
  expect(await assignedTo()).toEqual(['Ali']);
  const { id: other } = await placeShift(company.owner);
  expect((await set([sara], {}, other)).status).toBe(200);
});

test('the list of orders shows how many are needed and how many there are', async () => {
  await set([sara], { neededEmployees: 4 });
  expect(await listed()).toMatchObject([{ neededemployees: 4, assignedcount: 1, version: 2 }]);
});

test.each([
  [-3, 0],
  ['-1', 0],
  ['5', 5],
])('%j needed are %i', async (neededEmployees, stored) => {
  await set([sara], { neededEmployees });
  expect(await listed()).toMatchObject([{ neededemployees: stored }]);
});

test('the same plan sent twice changes nothing the second time, whichever version it names', async () => {
  const send = () => set([ali, sara, ali], { version: 1, allCanRequest: 1 });
  expect((await send()).status).toBe(200);
  const writes = recordWrites(services().table);
  onTestFinished(writes.stop);
  expect((await send()).status).toBe(200);
  expect(writes.accepted).toEqual([]);
  expect(await listed()).toMatchObject([{ assignedcount: 2, version: 2 }]);
});

describe('a person who is on another order at that time', () => {
  const overlapping = { startTime: '19:59', endTime: '23:00' };
  beforeEach(async () => {
    await set([sara]);
  });

  test('is refused (409) with the name and the order, and nothing is stored', async () => {
    const { id: other } = await placeShift(company.owner, overlapping);
    const answer = await set([ali, sara], {}, other);
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'person_busy', message: 'Sara er på ordre 1 kl. 14:00-20:00.' },
    });
    expect(await assignedTo(other)).toEqual([]);
    expect((await set([ali], {}, other)).status).toBe(200);
  });

  test('may begin at the minute when the other ends', async () => {
    const { id: other } = await placeShift(company.owner, { startTime: '20:00', endTime: '23:00' });
    expect((await set([sara], {}, other)).status).toBe(200);
  });

  test('is found over midnight, over several days and over the turn of a month', async () => {
    const long = {
      startDate: '2027-02-27',
      endDate: '2027-03-10',
      startTime: '22:00',
      endTime: '14:01',
    };
    const { id: other } = await placeShift(company.owner, long);
    expect((await set([sara], {}, other)).status).toBe(409);
    const night = {
      startDate: '2027-03-31',
      endDate: '2027-04-01',
      startTime: '20:00',
      endTime: '04:00',
    };
    const { id: overnight } = await placeShift(company.owner, night);
    const morning = {
      startDate: '2027-04-01',
      endDate: '2027-04-01',
      startTime: '03:00',
      endTime: '09:00',
    };
    const { id: next } = await placeShift(company.owner, morning);
    expect((await set([ali], {}, overnight)).status).toBe(200);
    expect((await set([ali], {}, next)).json).toMatchObject({
      message: 'Ali er på ordre 3 fra 31-03-2027 kl. 20:00 til 01-04-2027 kl. 04:00.',
    });
  });
});

describe('two planners at once', () => {
  test.each([
    ['whose month is empty', []],
    ['who is somewhere in that month already', ['2027-03-02']],
  ])(
    'planning one person (%s) on two orders: one wins, the other is refused',
    async (_who, days) => {
      const { id: other } = await placeShift(company.owner);
      for (const day of days) {
        const { id: earlier } = await placeShift(company.owner, { startDate: day, endDate: day });
        await assign(company.owner, earlier, [sara]);
      }
      await Promise.all([company.owner.session(), company.administrator.session()]);
      onTestFinished(holdCommitsUntil(services().table, 2));
      const answers = await Promise.all([
        assign(company.owner, id, [sara]),
        assign(company.administrator, other, [sara]),
      ]);
      expect(statusesOf(answers)).toEqual([200, 409]);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.json).toMatchObject({
        message: expect.stringMatching(/^Sara er på ordre [12] /),
      });
      expect((await listed()) as object[]).toContainEqual(
        expect.objectContaining({ assignedcount: 0 }),
      );
    },
  );

  test('planning one person at two times: both win', async () => {
    const { id: other } = await placeShift(company.owner, { startTime: '06:00', endTime: '13:00' });
    await Promise.all([company.owner.session(), company.administrator.session()]);
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([
      assign(company.owner, id, [sara]),
      assign(company.administrator, other, [sara]),
    ]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect([await assignedTo(), await assignedTo(other)]).toEqual([['Sara'], ['Sara']]);
  });

  test('on one order: the second is refused (409), and the first choice stays', async () => {
    expect(
      statusesOf([await set([sara], { version: 1 }), await set([ali], { version: 1 })]),
    ).toEqual([200, 409]);
    expect(await assignedTo()).toEqual(['Sara']);
  });
});

describe('refused, and nothing is changed:', () => {
  const unknown = 'En af medarbejderne findes ikke eller er ikke aktiv.';

  test.each(['nobody', 'another company', 'invited', 'inactive'])('%s', async (who) => {
    const other = await createCompany();
    const people: Record<string, () => Promise<string>> = {
      nobody: async () => Promise.resolve('01JBM4W0000000000000000000'),
      'another company': async () => Promise.resolve(other.employee.user.userId),
      invited: async () => (await createPerson(company, { status: 'invited' })).userId,
      inactive: async () => (await createPerson(company, { status: 'inactive' })).userId,
    };
    const employee = (await people[who]?.()) ?? '';
    expect(await set([sara, employee])).toMatchObject({
      status: 400,
      json: { fields: { employees: unknown } },
    });
    expect(await listed()).toMatchObject([{ version: 1, assignedcount: 0 }]);
  });

  test.each<[string, object, string]>([
    [
      'more people than are booked at once',
      { employees: Array.from({ length: 81 }, (_, n) => `a${n}`) },
      'employees',
    ],
    ['people that are no list', { employees: 'alle' }, 'employees'],
    ['a need of a thousand', { neededEmployees: 1000 }, 'neededEmployees'],
    ['a need of half a person', { neededEmployees: 1.5 }, 'neededEmployees'],
    ['a need that is no number', { neededEmployees: 'mange' }, 'neededEmployees'],
  ])('%s', async (_what, changes, field) => {
    const answer = await set([sara], changes);
    expect(answer).toMatchObject({
      status: 400,
      json: { fields: { [field]: expect.any(String) } },
    });
    expect(await listed()).toMatchObject([{ version: 1 }]);
  });

  test("another company's order (404)", async () => {
    const other = await createCompany();
    expect((await assign(other.owner, id, [])).status).toBe(404);
  });

  test('an order that lasts longer than a year', async () => {
    const long = { startDate: '2027-01-20', endDate: '2028-02-20' };
    const { id: other } = await placeShift(company.owner, long);
    expect(await set([sara], {}, other)).toMatchObject({ status: 400 });
  });

  test('people on a cancelled order (409)', async () => {
    await company.owner.call(orderRoutes.changeOrderStatus, { body: { id, invoicechose: 4 } });
    expect(await set([sara])).toMatchObject({
      status: 409,
      json: { message: 'Ordren er annulleret. Åbn den, før I planlægger.' },
    });
  });
});

test('a deactivated person stays on the order until they are taken off', async () => {
  const person = await createPerson(company, { name: 'Bo' });
  await set([person.userId]);
  await company.store.commit({
    writes: company.store.employees.change(person, { ...person, status: 'inactive' }, 'enterprise'),
    audit: { action: 'employees.changed', subject: `user ${person.userId}` },
  });
  expect((await set([person.userId, sara])).status).toBe(200);
  const query = { orderid: id, startdate: '2027-03-10', enddate: '2027-03-10' };
  const { json } = await company.owner.call(planningRoutes.listOrderUsers, { query });
  expect(json).toMatchObject([
    { name: 'Bo', active: 0 },
    { name: 'Sara', active: 1 },
  ]);
});

test('assigning a person removes their request', async () => {
  const read = await company.store.orders.getById(id);
  const planning = { allCanRequest: true, assignedIds: [], requestedIds: [sara, ali] };
  await company.store.commit({
    writes: company.store.orders.replace(read, { ...read, planning, version: 2 }),
    audit: { action: 'orders.staffed', subject: 'order 1' },
  });
  await set([sara]);
  expect((await company.store.orders.getById(id)).planning?.requestedIds).toEqual([ali]);
});

test('its history says how many were assigned and what is needed', async () => {
  await set([sara, ali], { neededEmployees: 3 });
  const query = { dType: 'orders', id };
  const { json } = await company.owner.call(recordRoutes.listHistory, { query });
  expect(json).toContainEqual(
    expect.objectContaining({
      text: 'tildelte 2 medarbejdere og satte behovet til 3 medarbejdere på ordre 1',
    }),
  );
});
