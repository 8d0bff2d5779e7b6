import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { commentAnswer } from '@driftig/domain/taskboard/comment';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf, taskSeenBy } from './parts/board-reading.ts';

export const listTaskComments: Handler<typeof taskboardRoutes.listTaskComments> = async ({
  actor,
  input,
  store,
}) => {
  const by = await readerOf(store, actor);
  const { task } = await taskSeenBy(store, by, input.params.id);
  const comments = await store.taskComments.list(task.taskId);
  return comments.map((comment) => commentAnswer(comment, by.reader, by.names));
};
