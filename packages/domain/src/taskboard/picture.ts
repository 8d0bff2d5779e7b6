import type { TaskPictureAnswer } from '@driftig/contracts/taskboard/picture-routes';

import { formerColleague } from '../employees/name-of.ts';
import type { BoardReader } from './answers.ts';
import { mayDeleteTask, type BoardPerson } from './sight.ts';

/** A picture of a task (product J16). */
export interface TaskPicture {
  readonly taskId: string;
  /** Sorts by time. */
  readonly pictureId: string;
  readonly sentBy: string;
  /** ISO UTC. */
  readonly at: string;
}

/** The id of a picture on the wire, and in the names of its files: its task's, and its own. */
export const pictureIdOf = ({ taskId, pictureId }: Pick<TaskPicture, 'taskId' | 'pictureId'>) =>
  `${taskId}.${pictureId}`;

/** The parts of such an id; undefined for another one. */
export function pictureOfId(id: string): { taskId: string; pictureId: string } | undefined {
  const [, taskId, pictureId] = /^([\w-]+)\.([\w-]+)$/.exec(id) ?? [];
  return taskId === undefined || pictureId === undefined ? undefined : { taskId, pictureId };
}

/** Its sender and managers delete a picture. */
export const mayDeletePicture = (person: BoardPerson, { sentBy }: TaskPicture) =>
  mayDeleteTask(person, { createdBy: sentBy });

/** `address` is where the whole picture is. */
export function pictureAnswer(
  picture: TaskPicture,
  address: string,
  { reader, names }: Pick<BoardReader, 'reader' | 'names'>,
): TaskPictureAnswer {
  return {
    id: pictureIdOf(picture),
    url: address,
    thumbnail: `${address}?size=small`,
    at: picture.at,
    senderName: names.get(picture.sentBy) ?? formerColleague,
    mayDelete: mayDeletePicture(reader, picture),
  };
}
