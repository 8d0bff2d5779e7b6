import type { BoardCategory, BoardTask } from '@driftig/domain/taskboard/board';

/** Gives the tasks of a category, of all that were read. */
export function tasksByCategory(tasks: readonly BoardTask[]) {
  const byCategory = new Map<string, BoardTask[]>();
  for (const task of tasks) {
    const list = byCategory.get(task.categoryId);
    if (list === undefined) byCategory.set(task.categoryId, [task]);
    else list.push(task);
  }
  return ({ categoryId }: Pick<BoardCategory, 'categoryId'>): readonly BoardTask[] =>
    byCategory.get(categoryId) ?? [];
}
