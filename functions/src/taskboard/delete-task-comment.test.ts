import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createComment, createTask } from '@driftig/tests/support/board/board';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const remove = (by: Caller, id: string) =>
  by.call(taskboardRoutes.deleteTaskComment, { params: { id } });

test('the writer and managers delete a comment, others do not (403)', async () => {
  const { owner, administrator, employee } = await createCompany();
  const category = await createCategory(owner, { sharedWith: [employee.user.userId] });
  const task = await createTask(owner, category);
  const [theirs, own] = [
    await createComment(owner, task, 'Min'),
    await createComment(employee, task, 'Din'),
  ];
  expect((await remove(employee, theirs)).status).toBe(403);
  expect((await remove(employee, own)).json).toEqual({ message: 'Kommentaren er slettet.' });
  expect((await remove(administrator, theirs)).status).toBe(200);
  expect((await remove(administrator, theirs)).status).toBe(404);
  const { json } = await owner.call(taskboardRoutes.getBoardTask, { params: { id: task } });
  expect(json).toMatchObject({ comments: 0 });
});
