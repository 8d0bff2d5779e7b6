import type { BoardRepeat } from '@driftig/contracts/taskboard/shapes';
import type { BoardStatus } from '@driftig/contracts/taskboard/status';

import { badInput } from '../errors.ts';
import { endsTask, type BoardSubtask, type BoardTask } from './board.ts';
import { statusOf } from './progress.ts';

/** Fields that an edit may send; undefined leaves them as they are. */
export interface TaskEdit {
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
  readonly sharedWith?: readonly string[] | undefined;
  readonly assignees?: readonly string[] | undefined;
  readonly status?: BoardStatus | undefined;
  readonly repeat?: BoardRepeat | undefined;
}

/** Throws bad_input for an end before the start, and for a repeat without a date (product J3, J10). */
export function assertDates({
  dateFrom,
  dateTo,
  repeat,
}: Pick<BoardTask, 'dateFrom' | 'dateTo' | 'repeat'>) {
  if (dateFrom !== '' && dateTo !== '' && dateTo < dateFrom)
    throw badInput({ dateTo: 'Slutdatoen kan ikke være før startdatoen.' });
  if (repeat !== '' && dateFrom === '' && dateTo === '')
    throw badInput({ repeat: 'En opgave, der gentages, skal have en dato.' });
}

/** A status is kept only while there are no subtasks (product T16). */
export function editedTask(task: BoardTask, { status, ...edit }: TaskEdit): BoardTask {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  const chosen = status !== undefined && task.subtasks.length === 0 ? { chosenStatus: status } : {};
  const edited: BoardTask = { ...task, ...Object.fromEntries(given), ...chosen };
  assertDates(edited);
  return edited;
}

/** The task with new fields of the subtask of that number. */
export function withSubtask(
  task: BoardTask,
  number: number,
  edit: Partial<Omit<BoardSubtask, 'number'>>,
): BoardTask {
  const subtasks = task.subtasks.map((one) => (one.number === number ? { ...one, ...edit } : one));
  return { ...task, subtasks };
}

/** `doneAt` follows from the status: kept while it is done, '' while it is not. */
export function withDoneAt(task: BoardTask, now: string): BoardTask {
  const doneAt = endsTask(statusOf(task)) ? task.doneAt || now : '';
  return { ...task, doneAt };
}
