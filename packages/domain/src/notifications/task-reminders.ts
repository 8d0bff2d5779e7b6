import { addDays, type DateText } from '../dates.ts';
import type { PlacedTask } from '../taskboard/board.ts';
import { byDueDate, isUnfinished } from '../taskboard/own-tasks.ts';
import { mayBeAssigned, type BoardPerson } from '../taskboard/sight.ts';
import type { Telling } from './occasion.ts';

/** Tasks that are named in a notification. */
const mostNamed = 5;

/** Unfinished tasks that end on `date` or on the day after it, earliest first. */
export function tasksDueBy(all: readonly PlacedTask[], date: DateText): PlacedTask[] {
  const tomorrow = addDays(date, 1);
  const isDue = (end: string) => end === date || end === tomorrow;
  return all.filter(({ task }) => isDue(task.dateTo) && isUnfinished(task)).toSorted(byDueDate);
}

/** A task's assignees, or its creator where it has none, as far as they may be on it. */
const remindedOf = (placed: PlacedTask, people: readonly BoardPerson[]) => {
  const { assignees, createdBy } = placed.task;
  const ids = assignees.length > 0 ? assignees : [createdBy];
  return people.filter((person) => ids.includes(person.userId) && mayBeAssigned(person, placed));
};

/** Reminds each person of their tasks among these, all in one notification (product J7). */
export function taskTellings(
  due: readonly PlacedTask[],
  people: readonly BoardPerson[],
): Telling[] {
  const tasksOf = new Map<string, PlacedTask['task'][]>();
  for (const placed of due)
    for (const { userId } of remindedOf(placed, people))
      tasksOf.set(userId, [...(tasksOf.get(userId) ?? []), placed.task]);
  return [...tasksOf].map(([userId, tasks]) => {
    const named = tasks
      .slice(0, mostNamed)
      .map(({ taskId, title, dateTo }) => ({ taskId, title, dateTo }));
    const facts = { tasks: named, count: tasks.length };
    return { to: [userId], occasion: { kind: 'tasksDue', facts } };
  });
}
