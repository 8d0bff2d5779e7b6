import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { boardOf, createCategory, createTask } from '@driftig/tests/support/board/board';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const remove = (by: Caller, id: string) =>
  by.call(taskboardRoutes.deleteBoardTask, { params: { id } });

test('a task is deleted by its creator and managers, not by others who see it (403)', async () => {
  const { owner, administrator, employee } = await createCompany();
  const sharedWith = [employee.user.userId];
  const category = await createCategory(owner, { name: 'Lager', sharedWith });
  const [theirs, own] = [await createTask(owner, category), await createTask(employee, category)];
  expect((await remove(employee, theirs)).status).toBe(403);
  expect((await remove(employee, own)).json).toEqual({ message: 'Opgaven er slettet.' });
  expect((await remove(administrator, theirs)).status).toBe(200);
  expect((await remove(administrator, theirs)).status).toBe(404);
  expect(await boardOf(owner)).toEqual({ Lager: [] });
});
