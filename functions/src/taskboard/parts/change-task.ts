import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { CompanyData, CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { AuditAction } from '@driftig/domain/audit-actions';
import type { DateText } from '@driftig/domain/dates';
import type { BoardReader } from '@driftig/domain/taskboard/answers';
import type { BoardTask, PlacedTask } from '@driftig/domain/taskboard/board';
import { withDoneAt } from '@driftig/domain/taskboard/changed-task';
import { chanceOf, placeFor } from '@driftig/domain/taskboard/place';
import { isRepeated, nextTask } from '@driftig/domain/taskboard/repeat';

import { assignedTellings } from './assigning.ts';
import { readerOf, taskSeenBy } from './board-reading.ts';
import { newTaskId } from './new-task-id.ts';
import { tasksByCategory } from './tasks-by-category.ts';

/** A handler's context; its `commit` may require an answer. */
export interface TaskContext {
  readonly actor: Actor;
  readonly store: CompanyData & { readonly commit: (change: never) => Promise<void> };
  readonly now: string;
  readonly today: DateText;
  readonly newId: () => string;
}

interface ChangedTask<A> extends PlacedTask {
  readonly action: AuditAction;
  readonly answer: A;
  readonly changes?: Readonly<Record<string, unknown>>;
}

/**
 * Changes a task that the actor sees, anew where others changed it meanwhile. People who were set on it are
 * notified, and a repeated task that was completed makes its next one. Gives the stored task's reader, too.
 */
export async function changeTask<A>(
  context: TaskContext,
  taskId: string,
  change: (placed: PlacedTask, by: BoardReader) => ChangedTask<A> | Promise<ChangedTask<A>>,
): Promise<ChangedTask<A> & { readonly by: BoardReader }> {
  const { actor, store, now } = context;
  const by = await readerOf(store, actor);
  return retryOnConflict(async () => {
    const before = await taskSeenBy(store, by, taskId);
    const made = await change(before, by);
    const task = withDoneAt(made.task, now);
    const added = task.assignees.filter((userId) => !before.task.assignees.includes(userId));
    const { commit } = store as CompanyStore;
    await commit({
      writes: [
        ...store.taskboard.updateTask(before.task, task),
        ...(await repeated(context, before.task, task)),
      ],
      audit: {
        action: made.action,
        subject: `board task ${taskId}`,
        ...(made.changes && { changes: made.changes }),
      },
      tells: assignedTellings(task, added),
      answer: made.answer,
    });
    return { ...made, task: { ...task, version: before.task.version + 1 }, by };
  });
}

/** Writes the next task of a repeated one that was just completed. */
async function repeated(
  { store, now, today, newId }: TaskContext,
  before: BoardTask,
  after: BoardTask,
) {
  if (!isRepeated(before, after)) return [];
  const others = tasksByCategory(await store.taskboard.listTasks())(after);
  const place = placeFor(others, { after: after.taskId }, chanceOf(newId()));
  const next = nextTask(after, { taskId: newTaskId(newId()), today, now, place });
  return next === undefined ? [] : [store.taskboard.insertTask(next)];
}
