import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { doneTask } from '@driftig/domain/taskboard/answers';

import type { Handler } from '../pipeline/handler.ts';
import { categorySeenBy, readerOf } from './parts/board-reading.ts';

/** Tasks of a category that the user sees whole, after they left the board (product J15). */
export const listDoneTasks: Handler<typeof taskboardRoutes.listDoneTasks> = async ({
  actor,
  input,
  store,
  nextPage,
}) => {
  const by = await readerOf(store, actor);
  const category = await categorySeenBy(store, by, input.params.id);
  const { rows, cursor } = await store.taskboard.listDone(category.categoryId, input.query);
  nextPage(cursor);
  return rows.map((task) => doneTask({ task, category }, by.names));
};
