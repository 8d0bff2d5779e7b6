import type { CompanyData } from '@driftig/data/store';
import type { BoardTask, PlacedTask } from '@driftig/domain/taskboard/board';

/** The tasks with their categories; those of deleted categories are left out. */
export async function placedTasks(
  { taskboard }: Pick<CompanyData, 'taskboard'>,
  tasks: readonly BoardTask[],
): Promise<PlacedTask[]> {
  const there = (await taskboard.listCategories()).filter(({ deletedAt }) => deletedAt === '');
  const categories = new Map(there.map((category) => [category.categoryId, category]));
  return tasks.flatMap((task) => {
    const category = categories.get(task.categoryId);
    return category === undefined ? [] : [{ task, category }];
  });
}
