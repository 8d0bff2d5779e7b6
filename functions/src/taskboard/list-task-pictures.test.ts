import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createTask } from '@driftig/tests/support/board/board';
import { createTaskPicture } from '@driftig/tests/support/board/task-pictures';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('pictures are listed oldest first, with what one may delete', async () => {
  const { owner, employee } = await createCompany();
  const category = await createCategory(owner, { sharedWith: [employee.user.userId] });
  const task = await createTask(owner, category);
  const first = await createTaskPicture(owner, task);
  const second = await createTaskPicture(employee, task);
  const { json } = await employee.call(taskboardRoutes.listTaskPictures, { params: { id: task } });
  expect(json).toMatchObject([
    { id: first.id, employeename: 'Mette Prøve', maydelete: 0 },
    { id: second.id, employeename: 'Jonas Bak', maydelete: 1 },
  ]);
});
