import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { AppError } from '@driftig/domain/errors';
import { pictureIdOf, pictureOfId } from '@driftig/domain/taskboard/picture';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { readerOf, taskSeenBy } from './parts/board-reading.ts';
import { fileOf, thumbnailOf } from './parts/picture-files.ts';

/** Shown to everyone who sees its task now. */
export const showTaskPicture: Handler<typeof taskboardRoutes.showTaskPicture> = async ({
  actor,
  input,
  store,
}) => {
  const key = pictureOfId(input.params.id);
  if (key === undefined) throw new AppError('not_found');
  const by = await readerOf(store, actor);
  await taskSeenBy(store, by, key.taskId);
  const id = pictureIdOf(await store.taskPictures.get(key));
  const name = input.query.size === 'small' ? thumbnailOf(id) : fileOf(id);
  const { content, mediaType } = await fileStore(actor.companyId).get(name);
  return { content: content.toString('base64'), mediaType };
};
