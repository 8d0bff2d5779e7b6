import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { createCompany } from '@driftig/tests/support/company';
import { today } from '@driftig/tests/support/hours';
import { placeOrder } from '@driftig/tests/support/orders';
import { expect, test } from 'vitest';

test('orders around today, newest first, without cancelled ones', async () => {
  const company = await createCompany();
  const place = (title: string, days: number) =>
    placeOrder(company.owner, {
      orderTitle: title,
      endTime: '23:00',
      startDate: addDays(today(), days),
      endDate: addDays(today(), days),
    });
  await place('Længe siden', -120);
  await place('Sidste uge', -7);
  await place('Næste uge', 7);
  await place('Næste år', 300);
  const { json } = await company.owner.call(timeRoutes.listOrderProjects);
  expect(json).toMatchObject([
    { name: '3 Næste uge', code: '3', isInternal: 0, active: 1 },
    { name: '2 Sidste uge', code: '2' },
  ]);
});
