import { orderRoutes } from '@driftig/contracts/orders/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createOrderPicture } from '@driftig/tests/support/company/order-pictures';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeAll(async () => {
  company = await createCompany();
  const order = await placeOrder(company.owner);
  ({ id } = await createOrderPicture(company.owner, order.id));
});

const show = (who = company.owner, picture = id) =>
  who.call(orderRoutes.showOrderPicture, { params: { id: picture } });

test('a picture is sent as a JPEG that may load nothing, and is not kept', async () => {
  const { status, headers } = await show();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `inline; filename="driftig-${id}.jpg"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
});

test('a size that is not there is refused (400)', async () => {
  const asked = { params: { id }, query: { size: '../full' } };
  expect((await company.owner.call(orderRoutes.showOrderPicture, asked)).status).toBe(400);
});

test("another employee's picture and another company's answer as an unknown one", async () => {
  const other = await createCompany();
  const statuses = [
    (await show(company.employee)).status,
    (await show(other.owner)).status,
    (await show(company.owner, '1.01jbm4w00p1ctvre00000009')).status,
    (await show(company.owner, '..')).status,
  ];
  expect(statuses).toEqual([404, 404, 404, 404]);
});
