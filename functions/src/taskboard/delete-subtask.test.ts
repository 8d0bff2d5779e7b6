import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createSubtask, createTask } from '@driftig/tests/support/board/board';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('a deleted subtask is gone, and its id is given to no other', async () => {
  const { owner } = await createCompany();
  const taskId = await createTask(owner, await createCategory(owner));
  const id = await createSubtask(owner, taskId);
  const remove = () => owner.call(taskboardRoutes.deleteSubtask, { params: { id } });
  expect((await remove()).json).toEqual({ message: 'Underopgaven er slettet.' });
  expect((await remove()).status).toBe(404);
  expect(await createSubtask(owner, taskId)).not.toBe(id);
});
