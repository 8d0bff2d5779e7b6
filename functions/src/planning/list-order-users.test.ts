import { planningRoutes } from '@driftig/contracts/planning/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { assign, createPeople, placeShift } from '@driftig/tests/support/company/planning';
import { expect, test } from 'vitest';

const days = { startdate: '2027-03-10', enddate: '2027-03-10' };

test('lists the assigned people only; another company’s order is 404', async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const [sara = '', ali = ''] = await createPeople(company, ['Sara', 'Ali']);
  const { id: orderid } = await placeShift(company.owner);
  await assign(company.owner, orderid, [sara, ali]);
  const ask = (who = company) =>
    who.owner.call(planningRoutes.listOrderUsers, { query: { orderid, ...days } });
  expect((await ask()).json).toMatchObject([
    { id: ali, name: 'Ali', status: 2 },
    { id: sara, name: 'Sara', status: 2 },
  ]);
  expect((await ask(other)).status).toBe(404);
});
