import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { listedTask } from '@driftig/domain/taskboard/answers';
import { isOverdue, ownTasks } from '@driftig/domain/taskboard/own-tasks';

import type { Handler } from '../pipeline/handler.ts';
import { placedTasks } from '../changes/taskboard/placed-tasks.ts';
import { readerOf } from './parts/board-reading.ts';

/** How many of them the answer carries. */
const mostListed = 20;

/** The user's unfinished tasks, those with the earliest end first (product J7). */
export const listOwnTasks: Handler<typeof taskboardRoutes.listOwnTasks> = async ({
  actor,
  store,
  today,
}) => {
  const [by, all] = await Promise.all([
    readerOf(store, actor),
    store.taskboard.listTasks().then((tasks) => placedTasks(store, tasks)),
  ]);
  const own = ownTasks(all, by.reader);
  return {
    open: own.length,
    overdue: own.filter(({ task }) => isOverdue(task, today)).length,
    tasks: own.slice(0, mostListed).map((placed) => listedTask(placed, by.names)),
  };
};
