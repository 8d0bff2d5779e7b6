import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createComment, createTask } from '@driftig/tests/support/board/board';
import { createCompany } from '@driftig/tests/support/company/company';
import { createTaskPicture } from '@driftig/tests/support/board/task-pictures';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { deliver, eventsOf } from '@driftig/tests/support/stack/mails';
import { expect, test } from 'vitest';

import { handler } from './on-board-task-deleted.ts';

test('the comments and pictures of a deleted task are removed', async () => {
  const { companyId, owner, store } = await createCompany();
  const id = await createTask(owner, await createCategory(owner));
  await createComment(owner, id, 'Hej');
  await createTaskPicture(owner, id);
  await owner.call(taskboardRoutes.deleteBoardTask, { params: { id } });
  expect(await store.taskComments.list(id)).toHaveLength(1);
  const [event] = await eventsOf('boardTaskDeleted', ({ taskId }) => taskId === id);
  await deliver(handler, event);
  expect(await store.taskComments.list(id)).toEqual([]);
  await deliver(handler, event);
  expect(await store.taskPictures.list(id)).toEqual([]);
  expect(await storedFilesOf(companyId)).toEqual([]);
});
