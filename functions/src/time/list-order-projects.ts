import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';
import { projectOfOrder, runningOrders } from './order-projects.ts';

export const listOrderProjects: Handler<typeof timeRoutes.listOrderProjects> = async ({
  store,
  today,
}) => (await runningOrders(store, today)).map(projectOfOrder);
