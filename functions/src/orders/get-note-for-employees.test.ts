import { testsOfReading } from '@driftig/tests/support/company/order-notes';
import { assign } from '@driftig/tests/support/company/planning';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { expect, test } from 'vitest';

const { company, ask } = testsOfReading('employees');
const note = { orderdescriptionemployees: 'Mød kl. 15:30' };

test('an employee who is not on the order is answered as if there were none', async () => {
  const { ordernumber } = await placeOrder(company().owner, note);
  expect((await ask(company().employee, ordernumber)).status).toBe(404);
});

test('an employee who is on the order reads it', async () => {
  const { owner, employee } = company();
  const { id, ordernumber } = await placeOrder(owner, {
    ...note,
    startDate: '2027-01-05',
    endDate: '2027-01-06',
  });
  await assign(owner, id, [employee.user.userId]);
  expect((await ask(employee, ordernumber)).json).toEqual({ text: 'Mød kl. 15:30' });
});
