import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';
import { projectOfOrder, recentOrders } from './order-projects.ts';

export const listOrderProjects: Handler<typeof timeRoutes.listOrderProjects> = async ({
  store,
  today,
}) => (await recentOrders(store, today)).map(projectOfOrder);
