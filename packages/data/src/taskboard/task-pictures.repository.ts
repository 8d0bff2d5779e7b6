import { AppError } from '@driftig/domain/errors';
import type { BoardTask } from '@driftig/domain/taskboard/board';
import type { TaskPicture } from '@driftig/domain/taskboard/picture';

import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';
import { boardTaskEntity, taskPictureEntity } from './taskboard.entities.ts';
import { shelfOf } from './taskboard.repository.ts';

/** Pictures of the tasks of the company's board (product J16). */
export function taskPictureRepository(table: Table, companyId: string) {
  const pictures = taskPictureEntity(table);
  const tasks = boardTaskEntity(table);
  const keyOf = (task: BoardTask) => ({ companyId, shelf: shelfOf(task), taskId: task.taskId });
  const changedMeanwhile = () => new VersionConflict();

  return {
    /** Oldest first. */
    async list(taskId: string): Promise<TaskPicture[]> {
      const { data } = await pictures.query
        .main({ companyId, taskId })
        .go({ pages: 'all', consistent: true });
      return data;
    },

    /** Throws not_found. */
    async get(key: Pick<TaskPicture, 'taskId' | 'pictureId'>): Promise<TaskPicture> {
      const { data } = await pictures.get({ companyId, ...key }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return data;
    },

    /** Counted on its task; refused where the task is gone, or has `most` already. */
    insert(task: BoardTask, picture: TaskPicture, most: number): Write[] {
      const counted = tasks
        .patch(keyOf(task))
        .add({ pictures: 1 })
        .where((item, op) => op.lt(item.pictures, most));
      return [
        putOf(pictures.create({ companyId, ...picture })),
        updateOf(counted, changedMeanwhile),
      ];
    },

    /** Refused with not_found when it is gone already. */
    remove(task: BoardTask, { taskId, pictureId }: TaskPicture): Write[] {
      const removal = pictures
        .delete({ companyId, taskId, pictureId })
        .where((item, op) => op.exists(item.pictureId));
      return [
        deleteOf(removal, () => new AppError('not_found')),
        updateOf(tasks.patch(keyOf(task)).subtract({ pictures: 1 }), changedMeanwhile),
      ];
    },

    /** Deletes a picture of a deleted task; does nothing when it is gone. */
    async forget({ taskId, pictureId }: TaskPicture): Promise<void> {
      await pictures.delete({ companyId, taskId, pictureId }).go();
    },
  };
}
