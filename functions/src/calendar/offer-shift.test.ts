import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import type { PlacedOrder } from '@driftig/tests/support/company/orders';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { act, offer } from '@driftig/tests/support/company/shifts';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let sara: Caller;
let order: PlacedOrder;
const needs = (count: number, employees: readonly Caller[] = []) =>
  assign(
    company.owner,
    order.id,
    employees.map(({ user }) => user.userId),
    {
      neededEmployees: count,
    },
  );
beforeEach(async () => {
  company = await createCompany();
  sara = await addCaller(company, 'Sara');
  order = await placeShift(company.owner);
  await needs(1);
});

const market = async () => (await company.store.orders.getById(order.id)).planning?.market;

test('the list is the whole list: who is left out is offered nothing any longer', async () => {
  await offer(company.owner, order.id, [sara.user.userId, company.employee.user.userId]);
  await offer(company.owner, order.id, [company.employee.user.userId]);
  expect(await market()).toMatchObject({ offeredIds: [company.employee.user.userId] });
  expect((await act(sara, order.id, 3)).status).toBe(409);
  expect(await offer(company.owner, order.id, [])).toMatchObject({
    json: { message: 'Vagten tilbydes ikke længere.' },
  });
  expect(await market()).toBeUndefined();
});

test('saving the plan keeps the offers that it does not name', async () => {
  await offer(company.owner, order.id, [sara.user.userId]);
  await needs(2, [company.employee]);
  expect(await market()).toMatchObject({ offeredIds: [sara.user.userId] });
});

test('an order with all its people offers nothing, and foreign people are refused', async () => {
  const other = await createCompany();
  const foreign = other.employee.user.userId;
  expect(await offer(company.owner, order.id, [foreign])).toMatchObject({
    status: 400,
    json: { fields: { employees: 'En af medarbejderne findes ikke eller er ikke aktiv.' } },
  });
  await needs(1, [company.employee]);
  expect((await offer(company.owner, order.id, [sara.user.userId])).status).toBe(409);
});

test('a shift that is over is not offered (409), and an offer of it can end', async () => {
  const day = { startDate: '2026-01-05', endDate: '2026-01-05' };
  order = await placeShift(company.owner, day);
  await needs(1);
  expect((await offer(company.owner, order.id, [sara.user.userId])).status).toBe(409);
  expect((await offer(company.owner, order.id, [])).status).toBe(200);
});
