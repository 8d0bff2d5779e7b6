import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import { isRestorable } from '@driftig/domain/taskboard/board';
import { categoryRestored } from '@driftig/domain/taskboard/texts';

import type { Handler } from '../pipeline/handler.ts';
import { assertManagesCategories } from './parts/managed-category.ts';

/** Throws not_found for a category that is not deleted, or was deleted too long ago. */
export const restoreBoardCategory: Handler<typeof taskboardRoutes.restoreBoardCategory> = async ({
  actor,
  input,
  store,
  now,
}) => {
  assertManagesCategories(actor);
  const { id } = input.params;
  await retryOnConflict(async () => {
    const before = await store.taskboard.findCategory(id);
    if (before === undefined || !isRestorable(before, now)) throw new AppError('not_found');
    await store.commit({
      writes: store.taskboard.updateCategory(before, { ...before, deletedAt: '' }),
      audit: {
        action: 'taskboard.categoryRestored',
        subject: `board category ${id}`,
        changes: { name: before.name },
      },
    });
  });
  return { message: categoryRestored };
};
