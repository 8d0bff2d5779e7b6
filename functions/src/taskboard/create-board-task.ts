import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import type { BoardTask } from '@driftig/domain/taskboard/board';
import { assertDates, withDoneAt } from '@driftig/domain/taskboard/changed-task';
import { chanceOf, placeFor } from '@driftig/domain/taskboard/place';
import { assertShareable, distinct } from '@driftig/domain/taskboard/sharing';

import type { Handler } from '../pipeline/handler.ts';
import { assertRoom } from './parts/assert-room.ts';
import { assertAssignable, assignedTellings } from './parts/assigning.ts';
import { categorySeenBy, readerOf } from './parts/board-reading.ts';
import { newTaskId } from './parts/new-task-id.ts';
import { orderNumberFor } from './parts/order-of-task.ts';
import { tasksByCategory } from './parts/tasks-by-category.ts';

export const createBoardTask: Handler<typeof taskboardRoutes.createBoardTask> = async ({
  actor,
  input: { body },
  store,
  now,
  newId,
}) => {
  const by = await readerOf(store, actor);
  const [category, tasks, orderNumber = 0] = await Promise.all([
    categorySeenBy(store, by, body.categoryId),
    store.taskboard.listTasks(),
    orderNumberFor(store, actor, body.orderId),
  ]);
  assertRoom(tasks, 1);
  const { sharedWith = [], assignees = [] } = body;
  assertShareable(sharedWith, by.directory);
  const task: BoardTask = withDoneAt(
    {
      taskId: newTaskId(newId()),
      categoryId: category.categoryId,
      place: placeFor(tasksByCategory(tasks)(category), {}, chanceOf(newId())),
      title: body.title,
      message: body.message ?? '',
      dateFrom: body.dateFrom ?? '',
      dateTo: body.dateTo ?? '',
      chosenStatus: body.status ?? 'notStarted',
      subtasks: [],
      lastSubtask: 0,
      sharedWith: distinct(sharedWith),
      assignees: distinct(assignees),
      orderNumber,
      repeat: body.repeat ?? '',
      comments: 0,
      pictures: 0,
      createdBy: actor.userId,
      createdAt: now,
      doneAt: '',
      version: 1,
    },
    now,
  );
  assertDates(task);
  assertAssignable({ task, category }, task.assignees, by);
  await store.commit({
    writes: [store.taskboard.insertTask(task)],
    audit: {
      action: 'taskboard.taskCreated',
      subject: `board task ${task.taskId}`,
      changes: { title: task.title },
    },
    tells: assignedTellings(task, task.assignees),
    answer: { id: task.taskId },
  });
  return { id: task.taskId };
};
