import type { Role } from '@driftig/contracts/core/access';

import type { BoardCategory, BoardTask, PlacedTask } from './board.ts';

/** A person as the board sees them. */
export interface BoardPerson {
  readonly userId: string;
  readonly role: Role;
  /** '' for none. */
  readonly departmentId: string;
  readonly status: 'active' | 'invited' | 'inactive';
}

/** True for people who make, share and delete categories and see everything (product J8). */
export const isBoardManager = ({ role }: Pick<BoardPerson, 'role'>) => role !== 'employee';

function isSharedWith(ids: readonly string[], { userId, departmentId }: BoardPerson): boolean {
  return ids.includes(userId) || (departmentId !== '' && ids.includes(departmentId));
}

/** Whether the person sees a category whole, and may add tasks to it. */
export function seesCategory(
  person: BoardPerson,
  { sharedWith }: Pick<BoardCategory, 'sharedWith'>,
): boolean {
  return isBoardManager(person) || isSharedWith(sharedWith, person);
}

/** Whether the person sees a task: by its category, by itself, or as its creator (product J2). */
export function seesTask(
  person: BoardPerson,
  {
    task,
    category,
  }: {
    readonly task: Pick<BoardTask, 'sharedWith' | 'createdBy'>;
    readonly category: Pick<BoardCategory, 'sharedWith'>;
  },
): boolean {
  return (
    seesCategory(person, category) ||
    task.createdBy === person.userId ||
    isSharedWith(task.sharedWith, person)
  );
}

/** Its creator or a manager deletes a task (product J8). */
export function mayDeleteTask(person: BoardPerson, { createdBy }: Pick<BoardTask, 'createdBy'>) {
  return isBoardManager(person) || createdBy === person.userId;
}

/** Whether a person may be set on a task: active, and sees it (product J13). */
export function mayBeAssigned(person: BoardPerson, placed: PlacedTask): boolean {
  return person.status === 'active' && seesTask(person, placed);
}

/** The assignees of a task who may not be on it any more (product J13). */
export function lostAssignees(
  placed: PlacedTask,
  people: readonly BoardPerson[],
): readonly string[] {
  const able = new Set(
    people.filter((person) => mayBeAssigned(person, placed)).map(({ userId }) => userId),
  );
  return placed.task.assignees.filter((userId) => !able.has(userId));
}
