import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { copyOfOrder, timeOfCopy } from '@driftig/domain/planning/copy-order';
import { noPlanning } from '@driftig/domain/planning/order-planning';

import { placeOrder } from '../changes/orders/place-order.ts';
import { assertMayBeAssigned } from '../changes/planning/assert-may-be-assigned.ts';
import type { Handler } from '../pipeline/handler.ts';

/** One copy is one change; a week is copied by one call for each of its orders. */
export const copyOrder: Handler<typeof planningRoutes.copyOrder> = async (context) => {
  const { store, input } = context;
  const { orderId, startDate, employeeIds } = input.body;
  const from = await store.orders.getById(orderId);
  const { neededEmployees = 0, planning: { allCanRequest } = noPlanning } = from;
  const staff = { employeeIds, allCanRequest, neededEmployees };
  const planned = {
    ...from,
    ...timeOfCopy(from, startDate),
    planning: { ...noPlanning, assignedIds: employeeIds },
  };
  await assertMayBeAssigned(store, planned, { added: employeeIds });
  return placeOrder(context, copyOfOrder(from, startDate), ({ id, number }) => ({ id, number }), {
    from,
    staff,
  });
};
