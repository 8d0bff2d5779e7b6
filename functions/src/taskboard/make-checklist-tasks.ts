import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import { tasksOfChecklist } from '@driftig/domain/taskboard/checklist';
import { noChecklist } from '@driftig/domain/taskboard/texts';

import type { Handler } from '../pipeline/handler.ts';
import { assertRoom } from './parts/assert-room.ts';
import { categorySeenBy, readerOf } from './parts/board-reading.ts';
import { newTaskId } from './parts/new-task-id.ts';
import { orderNumberFor } from './parts/order-of-task.ts';
import { tasksByCategory } from './parts/tasks-by-category.ts';

/** The tasks of a category's checklist, at the end of the category (product J17). */
export const makeChecklistTasks: Handler<typeof taskboardRoutes.makeChecklistTasks> = async (
  context,
) => {
  const { actor, input, store, now, newId } = context;
  const { taskboard } = store;
  const by = await readerOf(store, actor);
  const orderNumber = (await orderNumberFor(store, actor, input.body.orderId)) ?? 0;
  return retryOnConflict(async () => {
    const [category, tasks, ofOrder] = await Promise.all([
      categorySeenBy(store, by, input.params.id),
      taskboard.listTasks(),
      // For tasks that left the board; new ones, which the index may lack yet, are on the board.
      orderNumber === 0 ? [] : taskboard.listTasksOfOrder(orderNumber),
    ]);
    const { categoryId, checklist } = category;
    if (checklist.length === 0) throw new AppError('conflict', { message: noChecklist });
    const others = tasksByCategory([...tasks, ...ofOrder])(category);
    const made = tasksOfChecklist(checklist, others, {
      categoryId,
      orderNumber,
      createdBy: actor.userId,
      now,
      newId,
      newTaskId: () => newTaskId(newId()),
    });
    assertRoom(tasks, made.length);
    const answer = { count: made.length };
    await store.commit({
      writes: [
        ...made.map((task) => taskboard.insertTask(task)),
        // Two users who do this for one order at once conflict, so that one sees the other's tasks.
        ...(orderNumber === 0 ? [] : taskboard.updateCategory(category, category)),
      ],
      audit: {
        action: 'taskboard.checklistUsed',
        subject: `board category ${categoryId}`,
        changes: answer,
      },
      answer,
    });
    return answer;
  });
};
