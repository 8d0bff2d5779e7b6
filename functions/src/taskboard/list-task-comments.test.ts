import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createComment, createTask } from '@driftig/tests/support/board/board';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('comments are listed oldest first, for people who see the task', async () => {
  const { owner, administrator, employee } = await createCompany();
  const id = await createTask(owner, await createCategory(owner));
  await createComment(owner, id, 'Første');
  await createComment(administrator, id, 'Anden');
  const list = (by: typeof owner) => by.call(taskboardRoutes.listTaskComments, { params: { id } });
  expect((await list(administrator)).json).toMatchObject([
    { message: 'Første', employeename: 'Mette Prøve', isMe: 0, maydelete: 1 },
    { message: 'Anden', isMe: 1 },
  ]);
  expect((await list(employee)).status).toBe(404);
});
