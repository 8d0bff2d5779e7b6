import type { DateText } from '../dates.ts';
import { endsTask, type BoardTask, type PlacedTask } from './board.ts';
import { statusOf } from './progress.ts';
import { seesTask, type BoardPerson } from './sight.ts';

export function isUnfinished(task: Pick<BoardTask, 'chosenStatus' | 'subtasks'>): boolean {
  return !endsTask(statusOf(task));
}

/** An unfinished task is overdue from the day after its end. */
export function isOverdue(task: BoardTask, today: DateText): boolean {
  return task.dateTo !== '' && task.dateTo < today && isUnfinished(task);
}

/** Earliest end first, tasks without an end last. */
export function byDueDate({ task: one }: PlacedTask, { task: other }: PlacedTask): number {
  const [a, b] = [one.dateTo || '9999', other.dateTo || '9999'];
  if (a !== b) return a < b ? -1 : 1;
  return one.taskId < other.taskId ? -1 : 1;
}

/** The person's unfinished tasks, earliest end first. */
export function ownTasks(all: readonly PlacedTask[], person: BoardPerson): PlacedTask[] {
  return all
    .filter(({ task }) => task.assignees.includes(person.userId) && isUnfinished(task))
    .filter((placed) => seesTask(person, placed))
    .toSorted(byDueDate);
}
