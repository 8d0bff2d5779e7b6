import type { InputOf } from '@driftig/contracts/core/route';
import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import type { CompanyData } from '@driftig/data/store';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { assertVersion } from '@driftig/domain/assert-version';
import { AppError } from '@driftig/domain/errors';
import { categoryAnswer, type BoardReader } from '@driftig/domain/taskboard/answers';
import type { BoardCategory } from '@driftig/domain/taskboard/board';
import { assertShareable, distinct } from '@driftig/domain/taskboard/sharing';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf } from './parts/board-reading.ts';
import { assertManagesCategories, managedCategory } from './parts/managed-category.ts';
import { tasksByCategory } from './parts/tasks-by-category.ts';

type Body = InputOf<typeof taskboardRoutes.updateBoardCategory>['body'];

/** With `newName` the address has the category's id, else its name (product T9). */
export const updateBoardCategory: Handler<typeof taskboardRoutes.updateBoardCategory> = async ({
  actor,
  input,
  store,
}) => {
  assertManagesCategories(actor);
  const { params, body } = input;
  const by = await readerOf(store, actor);
  const category = await retryOnConflict(async () => {
    const before = await addressed(store, params.id, body);
    assertVersion(before, body.version);
    const after = changed(before, body, by);
    if (body.newName !== undefined && after.name === before.name) return before;
    await store.commit({
      writes: store.taskboard.updateCategory(before, after),
      audit: {
        action: 'taskboard.categoryChanged',
        subject: `board category ${before.categoryId}`,
        changes: { name: after.name, sharedWith: after.sharedWith },
      },
      outbox: [{ name: 'boardSightChanged', payload: {} }],
    });
    return { ...after, version: before.version + 1 };
  });
  const tasksOf = tasksByCategory(await store.taskboard.listTasks());
  return categoryAnswer(category, tasksOf(category), by);
};

/** Renaming to nothing or to the same is ignored (product V20, J5). */
function changed(before: BoardCategory, body: Body, { directory }: BoardReader): BoardCategory {
  if (body.newName !== undefined) return { ...before, name: body.newName || before.name };
  const { sharedWith = before.sharedWith, checklist = before.checklist } = body;
  if (body.sharedWith !== undefined) assertShareable(body.sharedWith, directory);
  const name = body.name || before.name;
  return { ...before, name, sharedWith: distinct(sharedWith), checklist };
}

/** Throws not_found. */
async function addressed(
  store: CompanyData,
  idOrName: string,
  { newName }: Pick<Body, 'newName'>,
): Promise<BoardCategory> {
  if (newName !== undefined) return managedCategory(store, idOrName);
  const id = await store.taskboard.findCategoryByName(idOrName);
  if (id === undefined) throw new AppError('not_found');
  return managedCategory(store, id);
}
