import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import { commentOfId, mayDeleteComment } from '@driftig/domain/taskboard/comment';
import { commentDeleted } from '@driftig/domain/taskboard/texts';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf, taskSeenBy } from './parts/board-reading.ts';

export const deleteTaskComment: Handler<typeof taskboardRoutes.deleteTaskComment> = async ({
  actor,
  input,
  store,
}) => {
  const key = commentOfId(input.params.id);
  if (key === undefined) throw new AppError('not_found');
  const by = await readerOf(store, actor);
  await retryOnConflict(async () => {
    const { task } = await taskSeenBy(store, by, key.taskId);
    const comment = await store.taskComments.get(key);
    if (!mayDeleteComment(by.reader, comment))
      throw new AppError('forbidden', {
        message: 'Kun en leder eller den, der har skrevet kommentaren, kan slette den.',
      });
    await store.commit({
      writes: store.taskComments.remove(task, comment),
      audit: { action: 'taskboard.commentDeleted', subject: `board task ${key.taskId}` },
    });
  });
  return { message: commentDeleted };
};
