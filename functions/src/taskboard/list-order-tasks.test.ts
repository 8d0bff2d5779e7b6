import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createTask } from '@driftig/tests/support/board/board';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { orderWith } from '@driftig/tests/support/company/conversations';
import { expect, test } from 'vitest';

const titlesOf = async (by: Caller, orderid: string) => {
  const { status, json } = await by.call(taskboardRoutes.listOrderTasks, { query: { orderid } });
  return status === 200 ? (json as readonly { title: string }[]).map(({ title }) => title) : status;
};

test('the tasks of an order are shown to its people, as far as they see them', async () => {
  const company = await createCompany();
  const { owner, employee } = company;
  const { order } = await orderWith(company, 3, employee);
  const shared = await createCategory(owner, { sharedWith: [employee.user.userId] });
  const closed = await createCategory(owner);
  await createTask(owner, shared, { title: 'Pak bilen', orderid: order.id });
  await createTask(owner, closed, { title: 'Ring til kunden', orderid: order.id, status: 3 });
  await createTask(owner, shared, { title: 'Uden ordre' });
  expect(await titlesOf(employee, order.id)).toEqual(['Pak bilen']);
  expect(await titlesOf(owner, order.id)).toHaveLength(2);
  const other = await orderWith(company, 4);
  expect(await titlesOf(employee, other.order.id)).toBe(404);
});
