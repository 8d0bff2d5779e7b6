import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createTask } from '@driftig/tests/support/board/board';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('own unfinished tasks are listed, the earliest end first', async () => {
  const { owner, employee } = await createCompany();
  const assignees = [employee.user.userId];
  const category = await createCategory(owner, { name: 'Lager', sharedWith: assignees });
  await createTask(owner, category, { title: 'Uden frist', assignees });
  await createTask(owner, category, { title: 'Senere', assignees, dateTo: '2099-01-01' });
  await createTask(owner, category, { title: 'For sent', assignees, dateTo: '2020-01-01' });
  await createTask(owner, category, { title: 'Færdig', assignees, status: 3 });
  await createTask(owner, category, { title: 'Andres' });
  const { json } = await employee.call(taskboardRoutes.listOwnTasks);
  expect(json).toMatchObject({
    open: 3,
    overdue: 1,
    tasks: [
      { title: 'For sent', categoryname: 'Lager', assignees: [{ name: 'Jonas Bak' }] },
      { title: 'Senere' },
      { title: 'Uden frist' },
    ],
  });
});
