import { planningRoutes } from '@driftig/contracts/planning/routes';

import { serve } from '../pipeline/serve.ts';
import { assignEmployees } from './assign-employees.ts';
import { getAvailableEmployees } from './get-available-employees.ts';
import { listComingOrders } from './list-coming-orders.ts';
import { listEmployeesAtDate } from './list-employees-at-date.ts';
import { listOrderEmployees } from './list-order-employees.ts';
import { listOrderUsers } from './list-order-users.ts';
import { listUnderstaffedOrders } from './list-understaffed-orders.ts';

export const handler = serve(planningRoutes, {
  listOrderEmployees,
  listEmployeesAtDate,
  listOrderUsers,
  getAvailableEmployees,
  listComingOrders,
  listUnderstaffedOrders,
  assignEmployees,
});
