import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import { mayDeletePicture, pictureIdOf, pictureOfId } from '@driftig/domain/taskboard/picture';
import { pictureDeleted } from '@driftig/domain/taskboard/texts';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { readerOf, taskSeenBy } from './parts/board-reading.ts';
import { fileOf, thumbnailOf } from './parts/picture-files.ts';

/** The record goes first: no list names a picture whose file is gone. */
export const deleteTaskPicture: Handler<typeof taskboardRoutes.deleteTaskPicture> = async ({
  actor,
  input,
  store,
}) => {
  const key = pictureOfId(input.params.id);
  if (key === undefined) throw new AppError('not_found');
  const by = await readerOf(store, actor);
  await retryOnConflict(async () => {
    const { task } = await taskSeenBy(store, by, key.taskId);
    const picture = await store.taskPictures.get(key);
    if (!mayDeletePicture(by.reader, picture))
      throw new AppError('forbidden', {
        message: 'Kun en leder eller den, der har lagt billedet op, kan slette det.',
      });
    await store.commit({
      writes: store.taskPictures.remove(task, picture),
      audit: { action: 'taskboard.pictureDeleted', subject: `board task ${key.taskId}` },
    });
  });
  const [own, id] = [fileStore(actor.companyId), pictureIdOf(key)];
  await Promise.all([own.remove(fileOf(id)), own.remove(thumbnailOf(id))]);
  return { message: pictureDeleted };
};
