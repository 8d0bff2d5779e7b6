import { orderRoutes } from '@driftig/contracts/orders/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const ask = (who: Caller, ordernumber: number | string) =>
  who.call(orderRoutes.getOrderOverview, { query: { ordernumber: String(ordernumber) } });

test('an order comes with its notes and with the invoice it stands on', async () => {
  const { owner } = company;
  const { id, ordernumber } = await placeOrder(owner, { orderdescriptionemployees: 'Mød kl. 15' });
  expect((await ask(owner, ordernumber)).json).toEqual({
    order: expect.objectContaining({ id, orderdescriptionemployees: 'Mød kl. 15' }),
    merged: false,
    place: '',
  });
  const { id: invoiceId } = await issue(owner, { getOrderUniqueNumber: ordernumber });
  expect((await ask(owner, ordernumber)).json).toEqual({
    order: expect.objectContaining({ id }),
    invoice: expect.objectContaining({ id: invoiceId, status: 1 }),
    merged: false,
    place: '',
  });
});

test("another company's order answers as none does, and employees are refused", async () => {
  const other = await createCompany();
  await placeOrder(company.owner);
  const statuses = [
    (await ask(other.owner, 1)).status,
    (await ask(company.owner, 999_999)).status,
    (await ask(company.employee, 1)).status,
    (await ask(company.owner, 'x')).status,
  ];
  expect(statuses).toEqual([404, 404, 403, 400]);
});
