import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { approvedHours, register, workDay } from '@driftig/tests/support/company/hours';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { expect, test } from 'vitest';

test('approved hours of an order by activity, with what waits beside them', async () => {
  const company = await createCompany();
  const { owner, employee } = company;
  const { id: projectId } = await placeOrder(owner);
  const one = await approvedHours(employee, owner, { projectId, activity: 'Opsætning', hours: 4 });
  const two = await approvedHours(owner, owner, { projectId, activity: 'Opsætning', hours: 2.5 });
  await approvedHours(employee, owner, { projectId, hours: 1, date: workDay(1) });
  await register(employee, { projectId, hours: 3, date: workDay(2) });
  const query = { orderId: projectId };
  const { json } = await owner.call(timeRoutes.listInvoiceableHours, { query });
  expect(json).toMatchObject({
    data: [
      { activity: '', hours: 1 },
      { activity: 'Opsætning', hours: 6.5, people: expect.arrayContaining(['Jonas Bak']) },
    ],
    pending: 3,
    invoiced: 0,
  });
  const [, setup] = (json as { data: { reports: string[] }[] }).data;
  expect(setup?.reports.toSorted()).toEqual([one.id, two.id].toSorted());
  const other = await createCompany();
  expect((await other.owner.call(timeRoutes.listInvoiceableHours, { query })).status).toBe(404);
});
