import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { AppError } from '@driftig/domain/errors';
import { maySeeOrder } from '@driftig/domain/orders/may-see-order';
import { listedTask } from '@driftig/domain/taskboard/answers';
import { byDueDate } from '@driftig/domain/taskboard/own-tasks';
import { seesTask } from '@driftig/domain/taskboard/sight';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf } from './parts/board-reading.ts';
import { placedTasks } from '../changes/taskboard/placed-tasks.ts';

/** Throws not_found, also for an order that the user may not see. */
export const listOrderTasks: Handler<typeof taskboardRoutes.listOrderTasks> = async ({
  actor,
  input,
  store,
}) => {
  const order = await store.orders.getById(input.query.orderId);
  if (!maySeeOrder(order, actor)) throw new AppError('not_found');
  const [by, tasks] = await Promise.all([
    readerOf(store, actor),
    store.taskboard.listTasksOfOrder(order.number),
  ]);
  return (await placedTasks(store, tasks))
    .filter((placed) => seesTask(by.reader, placed))
    .toSorted(byDueDate)
    .map((placed) => listedTask(placed, by.names));
};
