import { foldText } from '@driftig/domain/text/fold-text';

import type { BoardCategory, BoardTask } from '../../../shared/board-tasks/board-types.ts';
import { dueOf } from '../../../shared/board-tasks/due.ts';

export interface BoardFilter {
  readonly search: string;
  /** '' for all */
  readonly status: string;
  readonly person: string;
  readonly overdue: boolean;
}

export const isFiltered = ({ search, status, person, overdue }: BoardFilter) =>
  search.trim() !== '' || status !== '' || person !== '' || overdue;

function matches(task: BoardTask, filter: BoardFilter, words: readonly string[], today: string) {
  if (filter.status !== '' && task.status !== filter.status) return false;
  if (filter.person !== '' && !task.assignees.some(({ id }) => id === filter.person)) return false;
  if (filter.overdue && dueOf(task.endDate ?? '', task.status, today) !== 'overdue') return false;
  if (words.length === 0) return true;
  const text = foldText([task.title, ...task.subTasks.map(({ title }) => title)].join(' '));
  return words.every((word) => text.includes(word));
}

/** The categories with the tasks that the filter lets through; all categories stay. */
export function filteredBoard<Category extends BoardCategory>(
  categories: readonly Category[],
  filter: BoardFilter,
  today: string,
): readonly Category[] {
  if (!isFiltered(filter)) return categories;
  const words = foldText(filter.search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return categories.map((category) => ({
    ...category,
    tasks: category.tasks.filter((task) => matches(task, filter, words, today)),
  }));
}

/** Everyone who has a task, for the filter. */
export function assigneesOf(categories: readonly BoardCategory[]) {
  const people = categories.flatMap(({ tasks }) => tasks.flatMap(({ assignees }) => assignees));
  return [...new Map(people.map((person) => [person.id, person])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'da'),
  );
}

export const countOverdue = (categories: readonly BoardCategory[], today: string) =>
  categories
    .flatMap(({ tasks }) => tasks)
    .filter((task) => dueOf(task.endDate ?? '', task.status, today) === 'overdue').length;
