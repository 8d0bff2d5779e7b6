import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { boardOf, createCategory, createTask } from '@driftig/tests/support/board/board';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const checklist = ['Ring til kunden', 'Bestil telte', 'Plan til folkene'];
const use = (by: Caller, id: string, orderid = '') =>
  by.call(taskboardRoutes.makeChecklistTasks, {
    params: { id },
    body: { orderid },
  });

test('a checklist makes its tasks at the end of its category, in its order, again and again', async () => {
  const { owner } = company;
  const id = await createCategory(owner, { name: 'Ny bestilling', checklist });
  await createTask(owner, id, { title: 'Før' });
  expect(await use(owner, id)).toMatchObject({ status: 201, json: { count: 3 } });
  await use(owner, id);
  expect((await boardOf(owner))['Ny bestilling']).toEqual(['Før', ...checklist, ...checklist]);
});

test('an order gets each of its tasks once, also when two ask at once, and what was deleted anew', async () => {
  const { owner, administrator } = company;
  const order = await placeOrder(owner);
  const id = await createCategory(owner, { checklist });
  await createTask(owner, id, { title: 'Bestil telte', orderid: order.id, status: 3 });
  const answers = await Promise.all([use(owner, id, order.id), use(administrator, id, order.id)]);
  const counts = answers.map(({ json }) => (json as { count: number }).count);
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 2]);
  const asked = { query: { orderid: order.id } };
  const listed = async () =>
    (await owner.call(taskboardRoutes.listOrderTasks, asked)).json as readonly {
      id: string;
      title: string;
    }[];
  const tasks = await listed();
  expect(tasks.map(({ title }) => title).toSorted()).toEqual(checklist.toSorted());
  await owner.call(taskboardRoutes.deleteBoardTask, { params: { id: tasks[0]?.id ?? '' } });
  expect(await use(owner, id, order.id)).toMatchObject({ json: { count: 1 } });
});

test('a category without a checklist, an unseen one, and an order one is not on are refused', async () => {
  const { owner, employee } = company;
  const other = await createCompany();
  const order = await placeOrder(owner);
  const sharedWith = [employee.user.userId];
  const [empty, shared, hidden] = [
    await createCategory(owner),
    await createCategory(owner, { checklist, sharedWith }),
    await createCategory(owner, { checklist }),
  ];
  const answers = [
    await use(owner, empty),
    await use(employee, hidden),
    await use(other.owner, shared),
    await use(employee, shared, order.id),
    await use(employee, shared),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 404, 404, 400, 201]);
});
