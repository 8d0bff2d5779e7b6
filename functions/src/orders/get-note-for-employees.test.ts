import { orderRoutes } from '@driftig/contracts/orders/routes';
import { createCompany, type Caller, type TestCompany } from '@driftig/tests/support/company';
import { assign } from '@driftig/tests/support/planning';
import { placeOrder } from '@driftig/tests/support/orders';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const ask = (who: Caller, ordernumber: unknown) =>
  who.call(orderRoutes.getNoteForEmployees, { body: { ordernumber } });

test('the note is answered as text, and as empty text where there is none', async () => {
  const note = { orderdescriptionemployees: 'Mød kl. 15:30\nHusk sko' };
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

test('an employee who is not on the order is answered as if there were none', async () => {
  const { ordernumber } = await placeOrder(company.owner, {
    orderdescriptionemployees: 'Mød kl. 15:30',
  });
  expect((await ask(company.employee, ordernumber)).status).toBe(404);
});

test('an employee who is on the order reads it', async () => {
  const note = { orderdescriptionemployees: 'Mød kl. 15:30' };
  const { id, ordernumber } = await placeOrder(company.owner, {
    ...note,
    startDate: '2027-01-05',
    endDate: '2027-01-06',
  });
  await assign(company.owner, id, [company.employee.user.userId]);
  expect((await ask(company.employee, ordernumber)).json).toEqual({ text: 'Mød kl. 15:30' });
});
