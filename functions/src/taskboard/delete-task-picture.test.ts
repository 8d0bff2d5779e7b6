import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createTask } from '@driftig/tests/support/board/board';
import { createTaskPicture } from '@driftig/tests/support/board/task-pictures';
import { createCompany } from '@driftig/tests/support/company/company';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { expect, test } from 'vitest';

test('a picture is deleted once with its files, also by two at once', async () => {
  const { companyId, owner, administrator } = await createCompany();
  const task = await createTask(owner, await createCategory(owner));
  const { id } = await createTaskPicture(owner, task);
  const answers = await Promise.all(
    [owner, administrator].map((by) =>
      by.call(taskboardRoutes.deleteTaskPicture, { params: { id } }),
    ),
  );
  expect(statusesOf(answers)).toEqual([200, 404]);
  const { json } = await owner.call(taskboardRoutes.getBoardTask, { params: { id: task } });
  expect([await storedFilesOf(companyId), json]).toMatchObject([[], { pictures: 0 }]);
});
