import { companyStore, type CompanyStore } from '@driftig/data/store';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { Telling } from '@driftig/domain/notifications/occasion';
import type { PlacedTask } from '@driftig/domain/taskboard/board';
import { isUnfinished } from '@driftig/domain/taskboard/own-tasks';
import { isBoardManager, lostAssignees, type BoardPerson } from '@driftig/domain/taskboard/sight';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { placedTasks } from '../changes/taskboard/placed-tasks.ts';

const boardReads = ['taskboard'];

/**
 * Takes people off unfinished tasks that they may not see any more, or have left, and notifies managers
 * (product J13). It looks at what is stored now, so that a repeated event does nothing.
 */
export const handler = consume('boardSightChanged', async ({ companyId, at }) => {
  const scope = { companyId, userId: 'boardSightChanged' };
  const store = companyStore(services().table, scope, {
    now: at,
    newId: ulid,
    stale: () => ({ reads: boardReads, tab: '' }),
  });
  const [people, all] = await Promise.all([
    store.users.listNames(),
    store.taskboard.listTasks().then((tasks) => placedTasks(store, tasks)),
  ]);
  const concerned = all.filter(
    (placed) => isUnfinished(placed.task) && lostAssignees(placed, people).length > 0,
  );
  for (const placed of concerned) {
    // One after the other: each is a change with its notification.
    // oxlint-disable-next-line no-await-in-loop
    await takeOff(store, placed, people);
  }
});

async function takeOff(
  store: CompanyStore,
  { category, task: { taskId } }: PlacedTask,
  people: readonly BoardPerson[],
): Promise<void> {
  await retryOnConflict(async () => {
    const task = await store.taskboard.findTask(taskId);
    if (task === undefined) return;
    const lost = lostAssignees({ task, category }, people);
    if (lost.length === 0) return;
    const assignees = task.assignees.filter((userId) => !lost.includes(userId));
    await store.commit({
      writes: store.taskboard.updateTask(task, { ...task, assignees }),
      audit: {
        action: 'taskboard.assigneesLost',
        subject: `board task ${taskId}`,
        changes: { lost: lost.length },
      },
      tells: await lostTellings(store, { task, category }, { lost, people }),
    });
  });
}

interface Lost {
  readonly lost: readonly string[];
  readonly people: readonly BoardPerson[];
}

async function lostTellings(
  { users }: CompanyStore,
  { task }: PlacedTask,
  { lost, people }: Lost,
): Promise<Telling[]> {
  const names = await users.namesOf(lost);
  const to = people
    .filter((person) => isBoardManager(person) && person.status === 'active')
    .map(({ userId }) => userId);
  const facts = { taskId: task.taskId, title: task.title, names: [...names.values()] };
  return [{ to, occasion: { kind: 'taskUnassigned', facts } }];
}
