import type { BoardStatus } from '@driftig/contracts/taskboard/status';

import type { BoardSubtask, BoardTask } from './board.ts';

type Progressed = Pick<BoardSubtask, 'status' | 'progress'>;

/** The status that follows from subtasks, by the first rule that holds (product S10). */
export function derivedStatus(subtasks: readonly Pick<Progressed, 'status'>[]): BoardStatus {
  const has = (status: BoardStatus) => subtasks.some((one) => one.status === status);
  const areAll = (status: BoardStatus) => subtasks.every((one) => one.status === status);
  if (has('cancelled')) return 'cancelled';
  if (areAll('notStarted')) return 'notStarted';
  if (areAll('completed')) return 'completed';
  if (has('inReview')) return 'inReview';
  return has('inProgress') ? 'inProgress' : 'notStarted';
}

/** The rounded average of the subtasks' progress; 0 without any. */
export function derivedProgress(subtasks: readonly Pick<Progressed, 'progress'>[]): number {
  if (subtasks.length === 0) return 0;
  const sum = subtasks.reduce((total, one) => total + one.progress, 0);
  return Math.round(sum / subtasks.length);
}

type Derived = Pick<BoardTask, 'chosenStatus' | 'subtasks'>;

/** The chosen status while there are no subtasks, else the derived one (product T16). */
export function statusOf({ chosenStatus, subtasks }: Derived): BoardStatus {
  return subtasks.length === 0 ? chosenStatus : derivedStatus(subtasks);
}

/** Without subtasks 100 for a completed task, else 0 (product J10). */
export function progressOf({ chosenStatus, subtasks }: Derived): number {
  if (subtasks.length > 0) return derivedProgress(subtasks);
  return chosenStatus === 'completed' ? 100 : 0;
}
