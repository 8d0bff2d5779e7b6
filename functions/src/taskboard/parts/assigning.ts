import { badInput } from '@driftig/domain/errors';
import type { Telling } from '@driftig/domain/notifications/occasion';
import type { BoardReader } from '@driftig/domain/taskboard/answers';
import type { BoardTask, PlacedTask } from '@driftig/domain/taskboard/board';
import { mayBeAssigned } from '@driftig/domain/taskboard/sight';

/** Throws bad_input for a person who may not see the task (product J13). */
export function assertAssignable(
  placed: PlacedTask,
  added: readonly string[],
  { directory }: BoardReader,
): void {
  const people = new Map(directory.people.map((person) => [person.userId, person]));
  const isAble = (userId: string) => {
    const person = people.get(userId);
    return person !== undefined && mayBeAssigned(person, placed);
  };
  if (!added.every(isAble)) throw badInput({ assignees: 'Vælg kun personer, der må se opgaven.' });
}

/** Notifies the people who were set on a task. */
export function assignedTellings(
  { taskId, title, dateTo }: BoardTask,
  added: readonly string[],
): Telling[] {
  if (added.length === 0) return [];
  return [{ to: added, occasion: { kind: 'taskAssigned', facts: { taskId, title, dateTo } } }];
}
