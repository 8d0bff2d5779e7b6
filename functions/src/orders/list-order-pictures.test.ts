import { orderRoutes } from '@driftig/contracts/orders/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createOrderPicture } from '@driftig/tests/support/company/order-pictures';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const ask = (who: Caller, orderid: string) =>
  who.call(orderRoutes.listOrderPictures, { params: { orderid } });

test('an order without pictures has an empty list', async () => {
  const { id } = await placeOrder(company.owner);
  expect((await ask(company.owner, id)).json).toEqual({ success: true, images: [] });
});

test('the newest comes first, and only those of the order', async () => {
  const [order, another] = [await placeOrder(company.owner), await placeOrder(company.owner)];
  for (const header of ['Før', 'Efter'])
    await createOrderPicture(company.owner, order.id, { header });
  await createOrderPicture(company.owner, another.id, { header: 'En anden ordre' });
  const { images } = (await ask(company.owner, order.id)).json as { images: { header: string }[] };
  expect(images.map(({ header }) => header)).toEqual(['Efter', 'Før']);
});

test("another employee's order and another company's answer as an unknown one", async () => {
  const [other, { id }] = [await createCompany(), await placeOrder(company.owner)];
  const statuses = [
    (await ask(company.employee, id)).status,
    (await ask(other.owner, id)).status,
    (await ask(company.owner, '999999.abcdefgh')).status,
  ];
  expect(statuses).toEqual([404, 404, 404]);
});
