import { orderRoutes } from '@driftig/contracts/orders/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { addDays, danishDate } from '@driftig/domain/dates';
import { createCompany } from '@driftig/tests/support/company/company';
import { assign, createPeople, placeShift } from '@driftig/tests/support/company/planning';
import { expect, test } from 'vitest';

test('the orders that a person is planned on from today on, the nearest first', async () => {
  const company = await createCompany();
  const { owner } = company;
  const [bo = '', ida = ''] = await createPeople(company, ['Bo', 'Ida']);
  const today = danishDate(new Date().toISOString());
  const place = async (orderTitle: string, days: number, who: string[], lasts = 0) => {
    const startDate = addDays(today, days);
    const endDate = addDays(startDate, lasts);
    const order = await placeShift(owner, { orderTitle, startDate, endDate });
    await assign(owner, order.id, who);
    return order;
  };
  await place('Om 300 dage', 300, [bo]);
  await place('I går', -1, [bo]);
  const { ordernumber } = await place('I dag', 0, [bo, ida]);
  await place('Over månedsskiftet', 20, [bo], 31);
  await place('En andens', 10, [ida]);
  const { id } = await place('Annulleret', 12, [bo]);
  await owner.call(orderRoutes.changeOrderStatus, { body: { id, invoicechose: 4 } });
  const { json } = await owner.call(planningRoutes.listComingOrders, { query: { employeeid: bo } });
  expect((json as { title: string }[]).map(({ title }) => title)).toEqual([
    'I dag',
    'Over månedsskiftet',
    'Om 300 dage',
  ]);
  expect(json).toContainEqual({
    ordernumber,
    title: 'I dag',
    from: `${today}T14:00`,
    to: `${today}T20:00`,
  });
});

test('a person of another company is not found', async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  const employeeid = other.employee.user.userId;
  const answer = await company.owner.call(planningRoutes.listComingOrders, {
    query: { employeeid },
  });
  expect(answer.status).toBe(404);
});
