import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await placeOrder(company.owner));
});

const change = (invoicechose: unknown, to = id) =>
  company.owner.call(orderRoutes.changeOrderStatus, { body: { id: to, invoicechose } });
const listed = async (query: Readonly<Record<string, string>>) =>
  (await company.owner.call(recordRoutes.listOrders, { query })).json;

test.each([2, 3, 4, '2'])('any status can be chosen: %j', async (status) => {
  const answer = await change(status);
  expect([answer.status, answer.json]).toEqual([200, { message: 'Data changed successfully!' }]);
  expect(await listed({ status: String(status) })).toMatchObject([{ id, status: Number(status) }]);
  expect(await listed({ status: '1' })).toEqual([]);
});

test('the status it already has changes nothing and is no error', async () => {
  expect((await change(1)).status).toBe(200);
  expect(await listed({})).toMatchObject([{ version: 1 }]);
});

test('one of two concurrent changes wins and the other is refused (409)', async () => {
  await company.owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  expect(statusesOf(await Promise.all([change(2), change(3)]))).toEqual([200, 409]);
});

test('an older version is refused (409), and nothing is changed', async () => {
  const seen = (invoicechose: number) =>
    company.owner.call(orderRoutes.changeOrderStatus, { body: { id, invoicechose, version: 1 } });
  expect(statusesOf([await seen(2), await seen(3)])).toEqual([200, 409]);
  expect(await listed({})).toMatchObject([{ status: 2, version: 2 }]);
});

test.each([0, 5, 'done', null])('the status %j is refused', async (status) => {
  const answer = await change(status);
  expect(answer).toMatchObject({ status: 400, json: { code: 'bad_input' } });
});

test('an unknown order is not found (404)', async () => {
  expect((await change(2, '77.abcdefgh')).status).toBe(404);
});
