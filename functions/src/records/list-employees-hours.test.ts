import { recordRoutes } from '@driftig/contracts/records/routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createProject, register, workDay } from '@driftig/tests/support/company/hours';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const list = (query: Readonly<Record<string, string>> = {}) =>
  company.owner.call(recordRoutes.listEmployeesHours, { query });

test('time reports are listed with the names of their person and order, newest first', async () => {
  const order = await placeOrder(company.owner);
  await register(company.employee, { projectId: order.id, startTime: '08:00', endTime: '12:00' });
  const projectId = await createProject(company.owner);
  await register(company.owner, { projectId, date: workDay(1) });
  expect((await list()).json).toMatchObject([
    { name: 'Mette Prøve', ordertittle: 'Lager', date: workDay(1), hours: 7.4 },
    {
      name: 'Jonas Bak',
      orderID: order.id,
      ordertittle: '1 Sommerfest',
      date: workDay(),
      fromtime: '08:00',
      totime: '12:00',
      hours: 4,
    },
  ]);
});

test('in pages, and without what was rejected or deleted', async () => {
  const projectId = await createProject(company.owner);
  for (const day of [0, 1, 2, 3])
    await register(company.employee, { projectId, date: workDay(day) });
  const [last, next] = (await list()).json as { id: string }[];
  await company.owner.call(timeRoutes.decideTimeReport, {
    params: { id: last?.id ?? '' },
    body: { status: 3, reason: 'Nej' },
  });
  await company.owner.call(timeRoutes.deleteTimeReport, { params: { id: next?.id ?? '' } });
  const first = await list({ limit: '1' });
  expect(first.json).toMatchObject([{ date: workDay(1) }]);
  const cursor = String(first.headers['x-next-cursor']);
  const second = await list({ limit: '1', cursor });
  expect(second.json).toMatchObject([{ date: workDay() }]);
  expect(second.headers['x-next-cursor']).toBeUndefined();
  expect((await list({ cursor: 'x' })).status).toBe(400);
});

test('they are no longer made, changed or deleted as records', async () => {
  const body = { dType: 'employeeshours', date: workDay(), fromtime: '08:00', totime: '12:00' };
  expect((await company.owner.call(recordRoutes.createRecord, { body })).status).toBe(400);
  const remove = { dType: 'employeeshours', id: 'x' };
  expect((await company.owner.call(recordRoutes.deleteRecord, { body: remove })).status).toBe(400);
});
