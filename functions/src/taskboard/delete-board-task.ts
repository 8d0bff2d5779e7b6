import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import { mayDeleteTask } from '@driftig/domain/taskboard/sight';
import { taskDeleted } from '@driftig/domain/taskboard/texts';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf, taskSeenBy } from './parts/board-reading.ts';

export const deleteBoardTask: Handler<typeof taskboardRoutes.deleteBoardTask> = async ({
  actor,
  input,
  store,
}) => {
  const { id } = input.params;
  const by = await readerOf(store, actor);
  await retryOnConflict(async () => {
    const { task } = await taskSeenBy(store, by, id);
    if (!mayDeleteTask(by.reader, task))
      throw new AppError('forbidden', {
        message: 'Kun en leder eller den, der har oprettet opgaven, kan slette den.',
      });
    await store.commit({
      writes: store.taskboard.removeTask(task),
      audit: {
        action: 'taskboard.taskDeleted',
        subject: `board task ${id}`,
        changes: { title: task.title },
      },
      outbox: [{ name: 'boardTaskDeleted', payload: { taskId: id } }],
    });
  });
  return { message: taskDeleted };
};
