import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { sharingOf } from '@driftig/domain/taskboard/sharing';

import type { Handler } from '../pipeline/handler.ts';
import { categorySeenBy, readerOf } from './parts/board-reading.ts';

export const getBoardSharing: Handler<typeof taskboardRoutes.getBoardSharing> = async ({
  actor,
  input,
  store,
}) => {
  const by = await readerOf(store, actor);
  const { sharedWith, version } = await categorySeenBy(store, by, input.params.id);
  return { sharedWith: sharingOf(sharedWith, by.directory), version };
};
