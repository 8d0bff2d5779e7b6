import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { createOrderPicture } from '@driftig/tests/support/company/order-pictures';
import { placeOrder, type PlacedOrder } from '@driftig/tests/support/company/orders';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let order: PlacedOrder;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  order = await placeOrder(company.owner);
  ({ id } = await createOrderPicture(company.owner, order.id));
});

const remove = (who = company.owner, picture = id) =>
  who.call(orderRoutes.deleteOrderPicture, { body: { id: picture } });
const listed = async () => {
  const asked = { params: { orderid: order.id } };
  const { json } = await company.owner.call(orderRoutes.listOrderPictures, asked);
  return (json as { images: object[] }).images;
};

test('a deleted picture is gone with both of its files, and its place is free', async () => {
  const other = await createOrderPicture(company.owner, order.id);
  expect((await remove()).json).toEqual({ message: 'Billedet er slettet.' });
  expect(await listed()).toEqual([expect.objectContaining({ id: other.id })]);
  expect(await storedFilesOf(company.companyId)).toHaveLength(2);
  expect((await company.store.orders.find(order.ordernumber))?.pictures).toBe(1);
});

test('deleted twice at once it is counted off once; the other is told that it is gone', async () => {
  await createOrderPicture(company.owner, order.id);
  await company.owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  expect(statusesOf(await Promise.all([remove(), remove()]))).toEqual([200, 404]);
  expect((await company.store.orders.find(order.ordernumber))?.pictures).toBe(1);
});

test('the history says which picture was added and which was deleted', async () => {
  await remove();
  const asked = { query: { dType: 'orders', id: order.id } };
  const { json } = await company.owner.call(recordRoutes.listHistory, asked);
  expect((json as { text: string }[]).map(({ text }) => text).slice(0, 2)).toEqual([
    'slettede billedet "Teltet fra haven" fra ordren',
    'lagde billedet "Teltet fra haven" på ordren',
  ]);
});

test("another company's picture is answered like an unknown one, and employees are refused", async () => {
  const other = await createCompany();
  const statuses = [
    (await remove(other.owner)).status,
    (await remove(company.owner, '1.01jbm4w00p1ctvre00000009')).status,
    (await remove(company.owner, 'x')).status,
    (await remove(company.employee)).status,
  ];
  expect(statuses).toEqual([404, 404, 404, 403]);
  expect(await listed()).toHaveLength(1);
});
