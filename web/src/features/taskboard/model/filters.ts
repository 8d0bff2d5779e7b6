import { addDays } from '@driftig/domain/dates';
import { foldText } from '@driftig/domain/text/fold-text';

import type { BoardCategory, BoardTask } from './board-types.ts';

/** 'tomorrow' and 'overdue' need attention; a finished task has no deadline to miss. */
type Due = 'none' | 'later' | 'today' | 'tomorrow' | 'overdue';

export function dueOf(
  { endDate = '', status }: Pick<BoardTask, 'endDate' | 'status'>,
  today: string,
): Due {
  if (endDate === '') return 'none';
  if (isClosed({ status })) return 'later';
  if (endDate < today) return 'overdue';
  if (endDate === today) return 'today';
  return endDate === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** Completed or cancelled. */
export const isClosed = ({ status }: Pick<BoardTask, 'status'>) =>
  status === 'completed' || status === 'cancelled';

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
  if (filter.overdue && dueOf(task, today) !== 'overdue') return false;
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
  categories.flatMap(({ tasks }) => tasks).filter((task) => dueOf(task, today) === 'overdue')
    .length;
