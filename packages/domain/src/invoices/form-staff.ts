import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import type { Order } from '../orders/order.ts';
import { noPlanning } from '../planning/order-planning.ts';
import { withStaff } from '../planning/staffing.ts';

type Staff = Pick<NewInvoice, 'orderEmployees' | 'allCanRequest' | 'neededEmployees'>;

/** Whether a form plans people for its order (product D25). */
export function plansStaff({ orderEmployees, allCanRequest, neededEmployees }: Staff): boolean {
  return [orderEmployees, allCanRequest, neededEmployees].some((given) => given !== undefined);
}

/**
 * The order with the people of the form; what the form leaves out stays. The same object where
 * nothing changes. Throws as `withStaff` does.
 */
export function staffedBy(form: Staff, order: Order): Order {
  if (!plansStaff(form)) return order;
  const { assignedIds, allCanRequest } = order.planning ?? noPlanning;
  return withStaff(order, {
    employeeIds: form.orderEmployees ?? assignedIds,
    allCanRequest: form.allCanRequest ?? allCanRequest,
    neededEmployees: form.neededEmployees ?? order.neededEmployees ?? 0,
  });
}
