import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createTask } from '@driftig/tests/support/board/board';
import { createTaskPicture } from '@driftig/tests/support/board/task-pictures';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('a picture is seen as long as its task is shared with the person', async () => {
  const { owner, employee } = await createCompany();
  const { userId } = employee.user;
  const category = await createCategory(owner, { sharedWith: [userId] });
  const { id } = await createTaskPicture(owner, await createTask(owner, category));
  const show = () => employee.call(taskboardRoutes.showTaskPicture, { params: { id } });
  const { status, headers } = await show();
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ]);
  const alone = { params: { id: category }, body: { sharedWith: [] } };
  await owner.call(taskboardRoutes.updateBoardSharing, alone);
  expect((await show()).status).toBe(404);
});
