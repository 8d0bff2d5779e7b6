import type { BoardCategory, BoardPerson } from '../board-types.ts';
import { sharedIds } from '../sharing.ts';

interface Department {
  readonly id: string;
  readonly members: readonly BoardPerson[];
}

/**
 * The people who will see a new task: those its category or it itself is shared with. Managers see it too;
 * the server offers them once the task is there.
 */
export function assignable(
  category: Pick<BoardCategory, 'sharedWith'> | undefined,
  sharedWith: readonly string[],
  departments: readonly Department[],
): readonly BoardPerson[] {
  const shared = new Set([
    ...sharedWith,
    ...(category === undefined ? [] : sharedIds(category.sharedWith)),
  ]);
  return departments.flatMap(({ id, members }) =>
    id !== '' && shared.has(id) ? members : members.filter((one) => shared.has(one.id)),
  );
}
