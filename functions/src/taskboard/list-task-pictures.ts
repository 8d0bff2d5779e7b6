import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { pictureAnswer, pictureIdOf } from '@driftig/domain/taskboard/picture';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf, taskSeenBy } from './parts/board-reading.ts';
import { addressOf } from './parts/picture-files.ts';

export const listTaskPictures: Handler<typeof taskboardRoutes.listTaskPictures> = async ({
  actor,
  input,
  store,
}) => {
  const by = await readerOf(store, actor);
  const { task } = await taskSeenBy(store, by, input.params.id);
  const pictures = await store.taskPictures.list(task.taskId);
  return pictures.map((picture) => pictureAnswer(picture, addressOf(pictureIdOf(picture)), by));
};
