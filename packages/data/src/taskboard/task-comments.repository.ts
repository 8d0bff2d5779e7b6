import { AppError } from '@driftig/domain/errors';
import type { StoredComment } from '@driftig/domain/taskboard/comment';

import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';
import { boardTaskEntity, taskCommentEntity } from './taskboard.entities.ts';
import { shelfOf } from './taskboard.repository.ts';
import type { BoardTask } from '@driftig/domain/taskboard/board';

/** Comments on the tasks of the company's board (product J12). */
export function taskCommentRepository(table: Table, companyId: string) {
  const comments = taskCommentEntity(table);
  const tasks = boardTaskEntity(table);
  const keyOf = (task: BoardTask) => ({ companyId, shelf: shelfOf(task), taskId: task.taskId });
  const changedMeanwhile = () => new VersionConflict();

  return {
    /** Oldest first. */
    async list(taskId: string): Promise<StoredComment[]> {
      const { data } = await comments.query
        .main({ companyId, taskId })
        .go({ pages: 'all', consistent: true });
      return data;
    },

    /** Throws not_found. */
    async get(key: Pick<StoredComment, 'taskId' | 'commentId'>): Promise<StoredComment> {
      const { data } = await comments.get({ companyId, ...key }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return data;
    },

    /** Counted on its task; refused where the task is gone, or has `most` already. */
    insert(task: BoardTask, comment: StoredComment, most: number): Write[] {
      const counted = tasks
        .patch(keyOf(task))
        .add({ comments: 1 })
        .where((item, op) => op.lt(item.comments, most));
      return [
        putOf(comments.create({ companyId, ...comment })),
        updateOf(counted, changedMeanwhile),
      ];
    },

    /** Refused with not_found when it is gone already. */
    remove(task: BoardTask, { taskId, commentId }: StoredComment): Write[] {
      const removal = comments
        .delete({ companyId, taskId, commentId })
        .where((item, op) => op.exists(item.commentId));
      return [
        deleteOf(removal, () => new AppError('not_found')),
        updateOf(tasks.patch(keyOf(task)).subtract({ comments: 1 }), changedMeanwhile),
      ];
    },

    /** Deletes a comment of a deleted task; does nothing when it is gone. */
    async forget({ taskId, commentId }: StoredComment): Promise<void> {
      await comments.delete({ companyId, taskId, commentId }).go();
    },
  };
}
