import { texts } from '../texts.ts';
import type { BoardCategory, BoardPerson } from '../../../shared/board-tasks/board-types.ts';

type Shared = Pick<BoardCategory, 'sharedWith' | 'isSeen'>;

/** The people that a category is shared with by name. */
export function sharedPeople({ sharedWith }: Shared): readonly BoardPerson[] {
  return Object.values(sharedWith.usersByDepartment).flat();
}

/** 'Delt med Kontor, 1 person' */
export function sharedText(category: Shared): string {
  if (!category.isSeen) return texts.nameOnly;
  const departments = category.sharedWith.department.map(({ name }) => name);
  const people = sharedPeople(category).length;
  const parts = people === 0 ? departments : [...departments, texts.people(people)];
  return parts.length === 0 ? texts.onlyManagers : texts.sharedWith(parts.join(', '));
}
