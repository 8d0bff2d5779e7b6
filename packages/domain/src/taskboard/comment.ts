import { formerColleague } from '../employees/name-of.ts';
import { mayDeleteTask, type BoardPerson } from './sight.ts';
import type { TaskComment } from '@driftig/contracts/taskboard/comment-routes';

export interface StoredComment {
  readonly taskId: string;
  readonly commentId: string;
  readonly text: string;
  readonly writtenBy: string;
  /** ISO UTC. */
  readonly at: string;
}

/** The id of a comment on the wire: its task's, and its own. */
const commentIdOf = ({ taskId, commentId }: StoredComment) => `${taskId}.${commentId}`;

/** The parts of such an id; undefined for another one. */
export function commentOfId(id: string): { taskId: string; commentId: string } | undefined {
  const [, taskId, commentId] = /^([\w-]+)\.([\w-]+)$/.exec(id) ?? [];
  return taskId === undefined || commentId === undefined ? undefined : { taskId, commentId };
}

/** Its writer and managers delete a comment. */
export const mayDeleteComment = (person: BoardPerson, { writtenBy }: StoredComment) =>
  mayDeleteTask(person, { createdBy: writtenBy });

export function commentAnswer(
  comment: StoredComment,
  reader: BoardPerson,
  names: ReadonlyMap<string, string>,
): TaskComment {
  const { text, writtenBy, at } = comment;
  return {
    id: commentIdOf(comment),
    message: text,
    at,
    writerName: names.get(writtenBy) ?? formerColleague,
    isMe: writtenBy === reader.userId,
    mayDelete: mayDeleteComment(reader, comment),
  };
}
