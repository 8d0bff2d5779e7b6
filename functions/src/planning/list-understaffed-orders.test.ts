import { orderRoutes } from '@driftig/contracts/orders/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { addDays, danishDate } from '@driftig/domain/dates';
import { createCompany } from '@driftig/tests/support/company/company';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { expect, test } from 'vitest';

test('lists the own orders of the next 14 days that lack people, the nearest first', async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  const { owner, employee } = company;
  const today = danishDate(new Date().toISOString());
  const place = async (orderTitle: string, days: number, neededEmployees = 2) => {
    const startDate = addDays(today, days);
    const { id } = await placeShift(owner, { orderTitle, startDate, endDate: startDate });
    await assign(owner, id, days === 5 ? [employee.user.userId] : [], { neededEmployees });
    return id;
  };
  await place('Om 14 dage', 14);
  await place('Om 15 dage', 15);
  await place('I går', -1);
  await place('Bemandet', 5, 1);
  await place('Uden behov', 6, 0);
  await place('I dag', 0);
  const id = await place('Annulleret', 3);
  await owner.call(orderRoutes.changeOrderStatus, { body: { id, invoicechose: 4 } });
  const ask = async (who = owner) => (await who.call(planningRoutes.listUnderstaffedOrders)).json;
  expect(await ask()).toEqual([
    expect.objectContaining({ tittle: 'I dag', neededEmployees: 2, assignedcount: 0 }),
    expect.objectContaining({ tittle: 'Om 14 dage' }),
  ]);
  expect(await ask(other.owner)).toEqual([]);
});
