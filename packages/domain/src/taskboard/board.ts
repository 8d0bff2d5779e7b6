import type { BoardRepeat } from '@driftig/contracts/taskboard/shapes';
import type { BoardStatus } from '@driftig/contracts/taskboard/status';

import type { DateText } from '../dates.ts';

export interface BoardSubtask {
  /** Its number within its task. */
  readonly number: number;
  readonly title: string;
  readonly status: BoardStatus;
  /** 0 to 100. */
  readonly progress: number;
}

/** A task of the board (product E35). */
export interface BoardTask {
  readonly taskId: string;
  readonly categoryId: string;
  /** Fractional key: tasks of a category are ordered by it, then by id. */
  readonly place: string;
  readonly title: string;
  readonly message: string;
  /** '' for none. */
  readonly dateFrom: DateText | '';
  readonly dateTo: DateText | '';
  /** The status that was chosen; it holds while there are no subtasks (product T16). */
  readonly chosenStatus: BoardStatus;
  readonly subtasks: readonly BoardSubtask[];
  /** The highest number that a subtask has had. */
  readonly lastSubtask: number;
  /** Ids of departments and people, beside those of the category. */
  readonly sharedWith: readonly string[];
  readonly assignees: readonly string[];
  /** The order it belongs to; 0 for none. */
  readonly orderNumber: number;
  readonly repeat: BoardRepeat;
  readonly comments: number;
  readonly pictures: number;
  readonly createdBy: string;
  /** ISO UTC. */
  readonly createdAt: string;
  /** ISO UTC of when it became completed or cancelled; '' while it is unfinished. */
  readonly doneAt: string;
  readonly version: number;
}

export interface BoardCategory {
  readonly categoryId: string;
  readonly name: string;
  readonly sharedWith: readonly string[];
  /** Titles of the tasks that it makes as a template. */
  readonly checklist: readonly string[];
  /** ISO UTC; '' while it is there. */
  readonly deletedAt: string;
  readonly version: number;
}

/** A task and its category, which is there. */
export interface PlacedTask {
  readonly task: BoardTask;
  readonly category: BoardCategory;
}

/** Whether a task of this status is finished. */
export const endsTask = (status: BoardStatus) => status === 'completed' || status === 'cancelled';

/** How many days a finished task stays on the board. */
export const daysOnBoard = 30;

/** Longer than the ten seconds of the screen's 'Fortryd', so that a click in the last of them arrives. */
const restorableSeconds = 60;

/** Hours after which a deleted category is removed: long after the last moment of coming back. */
const hoursUntilPurge = 1;

/** Whether a category was deleted long enough ago to be removed with its tasks (product J14). */
export function isPurgeable({ deletedAt }: Pick<BoardCategory, 'deletedAt'>, now: string): boolean {
  const hour = 60 * 60 * 1000;
  return deletedAt !== '' && Date.parse(now) - Date.parse(deletedAt) > hoursUntilPurge * hour;
}

/** Whether a deleted category can still come back (product J14). */
export function isRestorable(
  { deletedAt }: Pick<BoardCategory, 'deletedAt'>,
  now: string,
): boolean {
  return deletedAt !== '' && Date.parse(now) - Date.parse(deletedAt) <= restorableSeconds * 1000;
}
