import { taskListRoutes } from '@driftig/contracts/taskboard/list-routes';

import { routeQuery } from '../../api/queries/route-query.ts';

/** The user's unfinished tasks, earliest end first. */
export const ownTasksQuery = routeQuery(taskListRoutes.listOwnTasks, {});

export const orderTasksQuery = (orderId: string) =>
  routeQuery(taskListRoutes.listOrderTasks, { query: { orderId } });
