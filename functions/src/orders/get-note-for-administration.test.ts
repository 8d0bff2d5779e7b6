import { orderRoutes } from '@driftig/contracts/orders/routes';
import { createCompany, type Caller, type TestCompany } from '@driftig/tests/support/company';
import { placeOrder } from '@driftig/tests/support/orders';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const ask = (who: Caller, ordernumber: unknown) =>
  who.call(orderRoutes.getNoteForAdministration, { body: { ordernumber } });

test('the note is answered as text, and as empty text where there is none', async () => {
  const note = { orderdescriptionadministration: 'Mød kl. 15:30\nHusk sko' };
  const [with_, without] = [await placeOrder(company.owner, note), await placeOrder(company.owner)];
  expect((await ask(company.administrator, with_.ordernumber)).json).toEqual({
    text: 'Mød kl. 15:30\nHusk sko',
  });
  expect((await ask(company.owner, String(without.ordernumber))).json).toEqual({ text: '' });
});

test("another company's order answers as none does", async () => {
  const [other, { ordernumber }] = [await createCompany(), await placeOrder(company.owner)];
  const statuses = [
    (await ask(other.owner, ordernumber)).status,
    (await ask(company.owner, 999_999)).status,
    (await ask(company.owner, 'x')).status,
  ];
  expect(statuses).toEqual([404, 404, 400]);
});

test('employees are refused', async () => {
  expect((await ask(company.employee, 1)).status).toBe(403);
});
