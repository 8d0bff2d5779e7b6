import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import { endsTask } from '@driftig/domain/taskboard/board';
import { statusOf } from '@driftig/domain/taskboard/progress';
import { categoryDeleted, unfinishedText } from '@driftig/domain/taskboard/texts';

import type { Handler } from '../pipeline/handler.ts';
import { assertManagesCategories, managedCategory } from './parts/managed-category.ts';
import { tasksByCategory } from './parts/tasks-by-category.ts';

/**
 * The tasks go with their category, which hides them; so that both can come back right after. A
 * daily job of the clock removes them for good (product J14).
 */
export const deleteBoardCategory: Handler<typeof taskboardRoutes.deleteBoardCategory> = async ({
  actor,
  input,
  store,
  now,
}) => {
  assertManagesCategories(actor);
  await retryOnConflict(async () => {
    const before = await managedCategory(store, input.params.id);
    const tasksOf = tasksByCategory(await store.taskboard.listTasks());
    const unfinished = tasksOf(before).filter((task) => !endsTask(statusOf(task))).length;
    if (unfinished > 0 && input.query.unfinished !== unfinished)
      throw new AppError('needs_confirmation', { message: unfinishedText(unfinished) });
    await store.commit({
      writes: store.taskboard.updateCategory(before, { ...before, deletedAt: now }),
      audit: {
        action: 'taskboard.categoryDeleted',
        subject: `board category ${before.categoryId}`,
        changes: { name: before.name, unfinished },
      },
    });
  });
  return { message: categoryDeleted };
};
