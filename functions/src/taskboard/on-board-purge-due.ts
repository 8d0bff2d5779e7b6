import { companyStore, type CompanyStore } from '@driftig/data/store';
import { clockSystem } from '@driftig/domain/history/actor-name';
import { isPurgeable, type BoardCategory, type BoardTask } from '@driftig/domain/taskboard/board';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { removeTaskParts } from './parts/remove-task-parts.ts';
import { tasksByCategory } from './parts/tasks-by-category.ts';

/** Tasks in one commit, which may have 100 items. */
const tasksAtOnce = 50;
/** A shelved task is two writes. */
const shelvedAtOnce = 25;

/**
 * Shelves old finished tasks (product J15), and removes categories that cannot come back any more, with their
 * tasks, comments and pictures (product J14). The
 * category goes last, so that a stop in the middle is made up for; a repeated event finds nothing.
 */
export const handler = consume('boardPurgeDue', async ({ companyId, at }) => {
  const scope = { companyId, userId: clockSystem };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  await shelve(store);
  const gone = (await store.taskboard.listCategories()).filter((one) => isPurgeable(one, at));
  if (gone.length === 0) return;
  const tasksOf = tasksByCategory(await store.taskboard.listTasks({ old: true }));
  for (const category of gone) {
    // One after the other, so that a large board does not open many connections.
    // oxlint-disable-next-line no-await-in-loop
    await purge(store, companyId, category, tasksOf(category));
  }
});

/** Takes tasks that were finished more than 30 days ago out of the partition that each board reads. */
async function shelve({ taskboard, commit }: CompanyStore): Promise<void> {
  const old = await taskboard.listUnshelved();
  for (let from = 0; from < old.length; from += shelvedAtOnce) {
    const part = old.slice(from, from + shelvedAtOnce);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as below
    await commit({
      writes: part.flatMap((task) => taskboard.updateTask(task, task)),
      audit: { action: 'taskboard.tasksShelved', subject: 'board' },
    });
  }
}

async function purge(
  store: CompanyStore,
  companyId: string,
  category: BoardCategory,
  tasks: readonly BoardTask[],
): Promise<void> {
  const { taskboard } = store;
  const audit = {
    action: 'taskboard.categoryPurged',
    subject: `board category ${category.categoryId}`,
  } as const;
  /* oxlint-disable no-await-in-loop -- tasks go after their comments, and the category after both */
  for (const task of tasks) await removeTaskParts(store, companyId, task.taskId);
  for (let from = 0; from < tasks.length; from += tasksAtOnce) {
    const part = tasks.slice(from, from + tasksAtOnce);
    await store.commit({ writes: part.flatMap((task) => taskboard.removeTask(task)), audit });
  }
  /* oxlint-enable no-await-in-loop */
  await store.commit({ writes: [taskboard.removeCategory(category)], audit });
}
