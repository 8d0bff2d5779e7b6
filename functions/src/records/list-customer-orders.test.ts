import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { addDays } from '@driftig/domain/dates';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { allPages } from '@driftig/tests/support/samples/pages';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
let customerid: string;
const days = ['2024-12-31', '2026-01-15', '2025-01-31'];
beforeAll(async () => {
  company = await createCompany();
  customerid = await createCustomer(company.owner);
  await placeOrder(company.owner, { orderTitle: 'uden kunde' });
  for (const day of days)
    await placeOrder(company.owner, {
      customerid,
      orderTitle: day,
      startDate: day,
      endDate: addDays(day, 1),
    });
});

const titles = async (who: Caller, id: string) => {
  const query = { customerid: id };
  const rows = await allPages<{ tittle: string }>(
    who,
    recordRoutes.listCustomerOrders,
    { query },
    2,
  );
  return rows.map(({ tittle }) => tittle);
};

test("a customer's orders come with the latest start first, page by page, and no others", async () => {
  expect(await titles(company.owner, customerid)).toEqual(days.toSorted().toReversed());
});

test('an order that gets another customer is in the list of that one', async () => {
  const [from, to] = [await createCustomer(company.owner), await createCustomer(company.owner)];
  const { id } = await placeOrder(company.owner, { customerid: from, orderTitle: 'flyttes' });
  const change = (body: object) => company.owner.call(orderRoutes.updateOrder, { body });
  await change({ id, customerid: to, startDate: '2026-06-18' });
  expect([await titles(company.owner, from), await titles(company.owner, to)]).toEqual([
    [],
    ['flyttes'],
  ]);
  await change({ id, customerid: null });
  expect(await titles(company.owner, to)).toEqual([]);
});

test("another company's customer answers as none does, and employees are refused", async () => {
  const other = await createCompany();
  const ask = async (who: Caller) =>
    (await who.call(recordRoutes.listCustomerOrders, { query: { customerid } })).status;
  expect([await ask(other.owner), await ask(company.employee)]).toEqual([404, 403]);
});

test('a cursor of another customer is refused', async () => {
  const query = { customerid, limit: '1' };
  const { headers } = await company.owner.call(recordRoutes.listCustomerOrders, { query });
  const cursor = headers['x-next-cursor'] ?? '';
  const other = await createCustomer(company.owner);
  const answer = await company.owner.call(recordRoutes.listCustomerOrders, {
    query: { customerid: other, cursor },
  });
  expect(answer.status).toBe(400);
});
