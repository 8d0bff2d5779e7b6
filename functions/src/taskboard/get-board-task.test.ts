import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createSubtask, createTask } from '@driftig/tests/support/board/board';
import { createCompany } from '@driftig/tests/support/company/company';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { expect, test } from 'vitest';

test('a task has its texts, dates, subtasks, people and order', async () => {
  const { owner, employee } = await createCompany();
  const { userId } = employee.user;
  const order = await placeOrder(owner);
  const category = await createCategory(owner, { name: 'Lager', sharedWith: [userId] });
  const fields = {
    message: 'Hvide',
    dateFrom: '2026-06-01',
    assignees: [userId],
    orderid: order.id,
  };
  const id = await createTask(owner, category, fields);
  const subtask = await createSubtask(owner, id, { status: 5 });
  const { json } = await employee.call(taskboardRoutes.getBoardTask, { params: { id } });
  expect(json).toMatchObject({
    id,
    title: 'Bestil duge',
    message: 'Hvide',
    startDate: '2026-06-01',
    dateFrom: '2026-06-01',
    endDate: '',
    dateTo: '',
    category,
    categoryname: 'Lager',
    status: 0,
    subTasks: [{ id: subtask, taskId: id, title: 'Tæl stole', status: 5, progress: 0 }],
    assignees: [{ id: userId, name: 'Jonas Bak' }],
    sharedWith: { department: [], usersByDepartment: {} },
    ordernumber: order.ordernumber,
    // The employee is not on the order.
    ordertitle: '',
    createdby: 'Mette Prøve',
    maydelete: 0,
  });
});
