import { planningRoutes } from '@driftig/contracts/planning/routes';
import { applyAndApprove, coming } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { assign, createPeople, placeShift } from '@driftig/tests/support/company/planning';
import { recordWrites } from '@driftig/tests/support/stack/writes';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let sara: string;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  [sara = ''] = await createPeople(company, ['Sara']);
  ({ id } = await placeShift(company.owner));
  await assign(company.owner, id, [sara]);
});

const preview = (startdate: string, { people = true, who = company.owner, orderid = id } = {}) =>
  who.call(planningRoutes.previewCopies, { body: { copies: [{ orderid, startdate }], people } });

test('a copy has the times of the order on its new day, and its people', async () => {
  const writes = recordWrites(services().table);
  onTestFinished(writes.stop);
  expect((await preview('2027-03-17')).json).toEqual({
    copies: [
      {
        orderid: id,
        ordernumber: 1,
        tittle: 'Sommerfest',
        startdate: '2027-03-17',
        enddate: '2027-03-17',
        timestart: '14:00',
        timedone: '20:00',
        exists: 0,
        people: [{ id: sara, name: 'Sara', problem: '' }],
      },
    ],
  });
  expect(writes.accepted).toEqual([]);
});

test('without people none is named', async () => {
  expect((await preview('2027-03-17', { people: false })).json).toMatchObject({
    copies: [{ people: [] }],
  });
});

test('a night keeps its length over the turn of a year', async () => {
  const night = {
    startDate: '2026-12-30',
    endDate: '2026-12-31',
    startTime: '22:00',
    endTime: '04:00',
  };
  const { id: orderid } = await placeShift(company.owner, night);
  expect((await preview('2026-12-31', { orderid })).json).toMatchObject({
    copies: [{ startdate: '2026-12-31', enddate: '2027-01-01', timedone: '04:00' }],
  });
});

test('names people who are busy or absent, and an order that is there already', async () => {
  const { id: other } = await placeShift(company.owner, {
    startDate: '2027-03-17',
    endDate: '2027-03-17',
  });
  await assign(company.owner, other, [sara]);
  expect((await preview('2027-03-17')).json).toMatchObject({
    copies: [{ exists: 1, people: [{ problem: 'er på ordre 2 kl. 14:00-20:00' }] }],
  });
  await assign(company.owner, id, [company.employee.user.userId]);
  await applyAndApprove(company.employee, company.owner);
  expect((await preview(coming())).json).toMatchObject({
    copies: [{ exists: 0, people: [{ problem: 'er fraværende' }] }],
  });
});

test("another company's order is 404", async () => {
  const other = await createCompany();
  expect((await preview('2027-03-17', { who: other.owner })).status).toBe(404);
});

test.each([
  ['none', []],
  ['101', Array.from({ length: 101 }, () => ({ orderid: '1.a', startdate: '2027-03-17' }))],
])('%s copies are refused (400)', async (_count, copies) => {
  const { status } = await company.owner.call(planningRoutes.previewCopies, {
    body: { copies, people: true },
  });
  expect(status).toBe(400);
});

test('days that lie more than a year apart are refused (400)', async () => {
  const copies = ['1950-01-01', '2090-01-01'].map((startdate) => ({ orderid: id, startdate }));
  const { status } = await company.owner.call(planningRoutes.previewCopies, {
    body: { copies, people: true },
  });
  expect(status).toBe(400);
});
