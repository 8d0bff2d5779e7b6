import { planningRoutes } from '@driftig/contracts/planning/routes';

import { serve } from '../pipeline/serve.ts';
import { assignEmployees } from './assign-employees.ts';
import { checkShift } from './check-shift.ts';
import { copyOrder } from './copy-order.ts';
import { getAvailableEmployees } from './get-available-employees.ts';
import { listComingOrders } from './list-coming-orders.ts';
import { listEmployeesAtDate } from './list-employees-at-date.ts';
import { listOrderEmployees } from './list-order-employees.ts';
import { listOrderUsers } from './list-order-users.ts';
import { listPlan } from './list-plan.ts';
import { listUnderstaffedOrders } from './list-understaffed-orders.ts';
import { moveShift } from './move-shift.ts';
import { listSubstitutes } from './list-substitutes.ts';
import { previewCopies } from './preview-copies.ts';
import { replaceAbsent } from './replace-absent.ts';

export const handler = serve(planningRoutes, {
  listOrderEmployees,
  listEmployeesAtDate,
  listOrderUsers,
  getAvailableEmployees,
  listComingOrders,
  listUnderstaffedOrders,
  assignEmployees,
  listPlan,
  checkShift,
  moveShift,
  previewCopies,
  copyOrder,
  listSubstitutes,
  replaceAbsent,
});
