import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { saveLines } from '@driftig/tests/support/company/order-lines';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { expect, test } from 'vitest';

const line = { description: 'Ét døgn', quantity: 1, price: 100 };

test('names of lines are answered once for each invoice and order, the newest first', async () => {
  const { owner, employee } = await createCompany();
  const telt = { ...line, name: 'Telt' };
  await issue(owner, { groups: { '1': [telt, telt], '3': [{ ...line, taskname: 'Opsætning' }] } });
  await issue(owner, { groups: { '1': [{ ...line, name: 'Bord' }] } });
  const { id } = await placeOrder(owner);
  await saveLines(owner, id);
  expect((await owner.call(invoiceRoutes.listLineNames)).json).toEqual({
    invoices: [
      { number: 2, names: ['Bord'] },
      { number: 1, names: ['Telt', 'Opsætning'] },
    ],
    orders: [{ number: 1, names: ['Bord', 'Stol', 'Lydpakke', 'Bartender'] }],
  });
  expect((await employee.call(invoiceRoutes.listLineNames)).status).toBe(403);
  const other = await createCompany();
  expect((await other.owner.call(invoiceRoutes.listLineNames)).json).toEqual({
    invoices: [],
    orders: [],
  });
});
