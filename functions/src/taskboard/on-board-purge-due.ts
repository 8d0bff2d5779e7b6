import { companyStore, type CompanyStore } from '@driftig/data/store';
import { clockSystem } from '@driftig/domain/history/actor-name';
import { isPurgeable, type BoardCategory, type BoardTask } from '@driftig/domain/taskboard/board';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { removeTaskParts } from './remove-task-parts.ts';
import { tasksByCategory } from './tasks-by-category.ts';

/** Tasks in one commit, which may have 100 items. */
const tasksAtOnce = 50;

/**
 * Removes categories that cannot come back any more, with their tasks and comments (product J14). The
 * category goes last, so that a stop in the middle is made up for; a repeated event finds nothing.
 */
export const handler = consume('boardPurgeDue', async ({ companyId, at }) => {
  const scope = { companyId, userId: clockSystem };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const gone = (await store.taskboard.listCategories()).filter((one) => isPurgeable(one, at));
  if (gone.length === 0) return;
  const tasksOf = tasksByCategory(await store.taskboard.listTasks({ old: true }));
  for (const category of gone) {
    // One after the other, so that a large board does not open many connections.
    // oxlint-disable-next-line no-await-in-loop
    await purge(store, category, tasksOf(category));
  }
});

async function purge(
  store: CompanyStore,
  category: BoardCategory,
  tasks: readonly BoardTask[],
): Promise<void> {
  const { taskboard } = store;
  const audit = {
    action: 'taskboard.categoryPurged',
    subject: `board category ${category.categoryId}`,
  } as const;
  /* oxlint-disable no-await-in-loop -- tasks go after their comments, and the category after both */
  for (const task of tasks) await removeTaskParts(store, task.taskId);
  for (let from = 0; from < tasks.length; from += tasksAtOnce) {
    const part = tasks.slice(from, from + tasksAtOnce);
    await store.commit({ writes: part.flatMap((task) => taskboard.removeTask(task)), audit });
  }
  /* oxlint-enable no-await-in-loop */
  await store.commit({ writes: [taskboard.removeCategory(category)], audit });
}
