import { AppError } from '@driftig/domain/errors';
import { subtaskOfId } from '@driftig/domain/taskboard/answers';
import type { BoardSubtask, BoardTask } from '@driftig/domain/taskboard/board';

/** The task and the number that a subtask's id names. Throws not_found for another form. */
export function addressedSubtask(id: string): { taskId: string; number: number } {
  const addressed = subtaskOfId(id);
  if (addressed === undefined) throw new AppError('not_found');
  return addressed;
}

/** Throws not_found where the task has none of that number. */
export function subtaskIn({ subtasks }: BoardTask, number: number): BoardSubtask {
  const subtask = subtasks.find((one) => one.number === number);
  if (subtask === undefined) throw new AppError('not_found');
  return subtask;
}
