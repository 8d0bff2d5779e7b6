import type { BoardTask } from './board.ts';
import { chanceOf, placeFor } from './place.ts';

interface NewTasks {
  readonly categoryId: string;
  /** 0 for none. */
  readonly orderNumber: number;
  readonly createdBy: string;
  /** ISO UTC. */
  readonly now: string;
  readonly newId: () => string;
  readonly newTaskId: () => string;
}

/**
 * A task for each line of a checklist, at the end of `others`, the tasks of its category. An order gets only
 * those that it does not have yet in that category (product J17).
 */
export function tasksOfChecklist(
  checklist: readonly string[],
  others: readonly BoardTask[],
  { categoryId, orderNumber, createdBy, now, newId, newTaskId }: NewTasks,
): readonly BoardTask[] {
  const has = new Set(
    orderNumber === 0
      ? []
      : others.filter((task) => task.orderNumber === orderNumber).map(({ title }) => title),
  );
  const made: BoardTask[] = [];
  for (const title of checklist.filter((line) => !has.has(line)))
    made.push({
      taskId: newTaskId(),
      categoryId,
      place: placeFor([...others, ...made], {}, chanceOf(newId())),
      title,
      message: '',
      dateFrom: '',
      dateTo: '',
      chosenStatus: 'notStarted',
      subtasks: [],
      lastSubtask: 0,
      sharedWith: [],
      assignees: [],
      orderNumber,
      repeat: '',
      comments: 0,
      pictures: 0,
      createdBy,
      createdAt: now,
      doneAt: '',
      version: 1,
    });
  return made;
}
