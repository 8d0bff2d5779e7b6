import { mostCategories } from '@driftig/contracts/taskboard/shapes';
import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { AppError } from '@driftig/domain/errors';
import { categoryAnswer } from '@driftig/domain/taskboard/answers';
import { assertShareable, distinct } from '@driftig/domain/taskboard/sharing';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf } from './parts/board-reading.ts';
import { assertManagesCategories } from './parts/managed-category.ts';

export const createBoardCategory: Handler<typeof taskboardRoutes.createBoardCategory> = async ({
  actor,
  input,
  store,
  newId,
}) => {
  assertManagesCategories(actor);
  const { name, sharedWith = [], checklist = [] } = input.body;
  const [by, all] = await Promise.all([readerOf(store, actor), store.taskboard.listCategories()]);
  if (all.filter(({ deletedAt }) => deletedAt === '').length >= mostCategories)
    throw new AppError('conflict', {
      message: `Der kan højst være ${mostCategories} kategorier.`,
    });
  assertShareable(sharedWith, by.directory);
  const category = {
    categoryId: newId(),
    name,
    sharedWith: distinct(sharedWith),
    checklist,
    deletedAt: '',
    version: 1,
  };
  const answer = categoryAnswer(category, [], by);
  await store.commit({
    writes: store.taskboard.insertCategory(category),
    audit: {
      action: 'taskboard.categoryCreated',
      subject: `board category ${category.categoryId}`,
      changes: { name },
    },
    answer,
  });
  return answer;
};
