import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { createCompany } from '@driftig/tests/support/company/company';
import { sendHours, today, workDay } from '@driftig/tests/support/company/hours';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { assign } from '@driftig/tests/support/company/planning';
import { expect, test } from 'vitest';

test('the user’s own orders and those without planned people, without customers', async () => {
  const company = await createCompany();
  const { owner, employee, administrator } = company;
  const place = (title: string, days: number) =>
    placeOrder(owner, {
      orderTitle: title,
      endTime: '23:00',
      startDate: addDays(today(), days),
      endDate: addDays(today(), days),
    });
  const own = await place('Min', -2);
  const others = await place('Andres', -1);
  await place('Ingens', 1);
  await assign(owner, own.id, [employee.user.userId]);
  await assign(owner, others.id, [administrator.user.userId]);
  const { json } = await employee.call(timeRoutes.listOwnOrderProjects);
  expect(json).toMatchObject([
    { name: '3 Ingens', description: '' },
    { name: '1 Min', description: '' },
  ]);
  expect(await sendHours(employee, { projectId: others.id, date: workDay() })).toMatchObject({
    status: 400,
    json: { fields: { projectId: expect.stringContaining('ordre') } },
  });
});
