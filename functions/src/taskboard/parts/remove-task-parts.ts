import type { CompanyData } from '@driftig/data/store';
import { pictureIdOf, type TaskPicture } from '@driftig/domain/taskboard/picture';

import { fileStore } from '../../files/files.ts';
import { fileOf, thumbnailOf } from './picture-files.ts';

/** How many are removed at once, so that many parts do not open as many connections. */
const atOnce = 25;

type Parts = Pick<CompanyData, 'taskComments' | 'taskPictures'>;

/**
 * Removes the comments and pictures of a task that is gone. A picture's files go before its record, so that
 * a repeated event still finds by the record what was left of it.
 */
export async function removeTaskParts(
  { taskComments, taskPictures }: Parts,
  companyId: string,
  taskId: string,
): Promise<void> {
  const own = fileStore(companyId);
  const removePicture = async (picture: TaskPicture) => {
    const id = pictureIdOf(picture);
    await Promise.all([own.remove(fileOf(id)), own.remove(thumbnailOf(id))]);
    await taskPictures.forget(picture);
  };
  await eachInParts(await taskComments.list(taskId), (comment) => taskComments.forget(comment));
  await eachInParts(await taskPictures.list(taskId), removePicture);
}

async function eachInParts<T>(all: readonly T[], remove: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce)
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await Promise.all(all.slice(from, from + atOnce).map(remove));
}
