import type {
  BoardCategoryAnswer,
  BoardTaskAnswer,
  TaskCard,
} from '@driftig/contracts/taskboard/shapes';
import type { BoardStatus } from '@driftig/contracts/taskboard/status';

export type { BoardStatus };
export type BoardTask = TaskCard;
export type WholeTask = BoardTaskAnswer;
export type BoardSubtask = TaskCard['subTasks'][number];
export type BoardPerson = TaskCard['assignees'][number];
export type BoardCategory = BoardCategoryAnswer;
/** The part of a task that calls and their messages use. */
export type NamedTask = Pick<BoardTask, 'id' | 'title'>;
