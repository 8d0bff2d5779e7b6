import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { assertVersion } from '@driftig/domain/assert-version';
import { assertShareable, distinct } from '@driftig/domain/taskboard/sharing';
import { sharingSaved } from '@driftig/domain/taskboard/texts';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf } from './parts/board-reading.ts';
import { assertManagesCategories, managedCategory } from './parts/managed-category.ts';

export const updateBoardSharing: Handler<typeof taskboardRoutes.updateBoardSharing> = async ({
  actor,
  input,
  store,
}) => {
  assertManagesCategories(actor);
  const { id } = input.params;
  const { sharedWith, version } = input.body;
  const { directory } = await readerOf(store, actor);
  await retryOnConflict(async () => {
    const before = await managedCategory(store, id);
    assertVersion(before, version);
    assertShareable(sharedWith, directory);
    await store.commit({
      writes: store.taskboard.updateCategory(before, {
        ...before,
        sharedWith: distinct(sharedWith),
      }),
      audit: {
        action: 'taskboard.categoryShared',
        subject: `board category ${id}`,
        changes: { sharedWith },
      },
      outbox: [{ name: 'boardSightChanged', payload: {} }],
    });
  });
  return { message: sharingSaved };
};
