import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';
import { balanceOf } from './balance-of.ts';
import { requestedEmployee } from './requested-employee.ts';

/** One's own, or a person's for managers. Without dates the whole balance up to today (product T28). */
export const getFlexBalance: Handler<typeof timeRoutes.getFlexBalance> = async ({
  input,
  store,
  actor,
  today,
}) => {
  const { employeeId: asked, startDate: from, endDate: to = today } = input.query;
  const employeeId = await requestedEmployee(store, actor, asked);
  return balanceOf(store, employeeId, { from, to, today });
};
