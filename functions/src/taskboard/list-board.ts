import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { categoryAnswer } from '@driftig/domain/taskboard/answers';
import { seesCategory, seesTask } from '@driftig/domain/taskboard/sight';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf } from './parts/board-reading.ts';
import { tasksByCategory } from './parts/tasks-by-category.ts';

/** The categories that the user sees, and those that have a task that they see (product J8). */
export const listBoard: Handler<typeof taskboardRoutes.listBoard> = async ({ actor, store }) => {
  const [by, categories, tasks] = await Promise.all([
    readerOf(store, actor),
    store.taskboard.listCategories(),
    store.taskboard.listTasks(),
  ]);
  const tasksOf = tasksByCategory(tasks);
  return categories
    .filter(({ deletedAt }) => deletedAt === '')
    .map((category) => {
      const seen = tasksOf(category).filter((task) => seesTask(by.reader, { task, category }));
      return { category, seen };
    })
    .filter(({ category, seen }) => seen.length > 0 || seesCategory(by.reader, category))
    .map(({ category, seen }) => categoryAnswer(category, seen, by));
};
