import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { taskAnswer } from '@driftig/domain/taskboard/answers';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf, taskSeenBy } from './parts/board-reading.ts';
import { shownOrder } from './parts/order-of-task.ts';

export const getBoardTask: Handler<typeof taskboardRoutes.getBoardTask> = async ({
  actor,
  input,
  store,
}) => {
  const by = await readerOf(store, actor);
  const placed = await taskSeenBy(store, by, input.params.id);
  return taskAnswer(placed, by, await shownOrder(store, actor, placed.task.orderNumber));
};
