import { mostTaskPictures } from '@driftig/contracts/taskboard/picture-routes';
import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError, badInput } from '@driftig/domain/errors';
import { pictureIdOf } from '@driftig/domain/taskboard/picture';

import { drawPhoto } from '../files/draw-photo.ts';
import { fileStore } from '../files/files.ts';
import { storeFile } from '../files/store-file.ts';
import type { Handler } from '../pipeline/handler.ts';
import { readerOf, taskSeenBy } from './parts/board-reading.ts';
import { fileOf, thumbnailOf } from './parts/picture-files.ts';

/** Both files are kept before the record that names them; they go again where it is refused. */
export const addTaskPicture: Handler<typeof taskboardRoutes.addTaskPicture> = async (context) => {
  const { actor, store, input, files, now, newId } = context;
  const { taskId } = input.body;
  const by = await readerOf(store, actor);
  await taskSeenBy(store, by, taskId);
  const file = files.get('image');
  if (file === undefined) throw badInput({ image: 'Vælg et billede.' });
  const { picture, thumbnail } = await drawPhoto(file.content, 'image');
  const stored = { taskId, pictureId: newId().toLowerCase(), sentBy: actor.userId, at: now };
  const answer = { id: pictureIdOf(stored) };
  const commit = () =>
    retryOnConflict(async () => {
      const { task } = await taskSeenBy(store, by, taskId);
      if (task.pictures >= mostTaskPictures)
        throw new AppError('conflict', {
          message: `En opgave kan højst have ${mostTaskPictures} billeder.`,
        });
      await store.commit({
        writes: store.taskPictures.insert(task, stored, mostTaskPictures),
        audit: { action: 'taskboard.pictureAdded', subject: `board task ${taskId}` },
        answer,
      });
    });
  const own = fileStore(actor.companyId);
  await storeFile(own, fileOf(answer.id), picture, () =>
    storeFile(own, thumbnailOf(answer.id), thumbnail, commit),
  );
  return answer;
};
