import { planningRoutes } from '@driftig/contracts/planning/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  assign,
  createPeople,
  placeShift,
  plannerOf,
} from '@driftig/tests/support/company/planning';
import { setStatus } from '@driftig/tests/support/company/order-status';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { ulid } from 'ulid';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let sara: string;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  [sara = ''] = await createPeople(company, ['Sara']);
  ({ id } = await placeShift(company.owner, {
    orderdescriptionemployees: 'Mød ved kaj 7.',
    town: 'Aarhus',
  }));
  await assign(company.owner, id, [sara], { neededEmployees: 3, allCanRequest: true });
});

const week = '2027-03-17';
const copy = (
  employees: readonly string[] = [],
  headers: Record<string, string> = {},
  who = company.owner,
) =>
  who.call(planningRoutes.copyOrder, {
    body: { orderid: id, startdate: week, employees },
    headers,
  });
const made = async () => (await plannerOf(company.owner, week)).orders;

test('the copy is a new order with the next number, the same need and the chosen people', async () => {
  expect(await copy([sara])).toMatchObject({ status: 201, json: { ordernumber: 2 } });
  expect(await made()).toMatchObject([
    {
      ordernumber: 2,
      tittle: 'Sommerfest',
      timestart: '14:00',
      timedone: '20:00',
      neededEmployees: 3,
      missing: 2,
      allCanRequest: true,
      assigned: [sara],
      version: 1,
    },
  ]);
});

test('the copy of a done order is not started, with its notes and without an invoice', async () => {
  await setStatus(company.owner, id, 3);
  await copy();
  const query = { ordernumber: '2' };
  const { json } = await company.owner.call(orderRoutes.getOrderOverview, { query });
  expect(json).toMatchObject({
    order: {
      status: 1,
      invoicenumber: 0,
      orderdescriptionemployees: 'Mød ved kaj 7.',
      town: 'Aarhus',
    },
  });
});

test('sent twice with one key it is made once', async () => {
  const headers = { 'idempotency-key': ulid() };
  const [first, second] = [await copy([sara], headers), await copy([sara], headers)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.json).toEqual(first.json);
  expect(await made()).toHaveLength(1);
});

test('a person who is busy then is refused (409), and no order is made', async () => {
  await copy([sara]);
  expect(await copy([sara])).toMatchObject({ status: 409, json: { code: 'person_busy' } });
  expect(await made()).toHaveLength(1);
});

test('ten copies at once with one person: one has the person, the others are refused', async () => {
  await company.owner.session();
  const answers = await Promise.all(Array.from({ length: 10 }, () => copy([sara])));
  expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  expect(await made()).toHaveLength(1);
});

test("another company's order is 404, and its people are refused (400)", async () => {
  const other = await createCompany();
  expect((await copy([], {}, other.owner)).status).toBe(404);
  expect((await copy([other.employee.user.userId])).status).toBe(400);
  expect(await made()).toEqual([]);
});
