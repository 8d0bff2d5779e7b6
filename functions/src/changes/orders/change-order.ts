import type { CompanyStore } from '@driftig/data/store';
import { editOrder, type Order, type OrderEdit } from '@driftig/domain/orders/order';
import { staffChanges } from '@driftig/domain/planning/staffing';
import { changedFields } from '@driftig/domain/records/record';

import { commitBooked } from '../planning/commit-booked.ts';
import { staffingAudit } from '../planning/staffing-audit.ts';
import { customerOfOrder } from './customer-of-order.ts';

/** Left out because they follow from the status, which has its own text. */
const plannedFields = new Set(['planning', 'assignedEmployees', 'neededEmployees']);

/**
 * Its people move with it, or are freed when it is cancelled, in the same transaction: person_busy
 * (409) when a person would be on two orders at once. Optimistic lock: refused (409) when another
 * user changes the order at the same time. `staffed` is the order with other people, who are changed with it.
 */
export async function changeOrder(
  store: CompanyStore,
  read: Order,
  edit: OrderEdit,
  staffed: Order = read,
): Promise<Order> {
  const customer = await customerOfOrder(store, edit.customerId, read);
  const { order, totals } = editOrder(staffed, edit, customer);
  await commitBooked(
    store,
    { before: read, after: order },
    {
      writes: [
        ...store.orders.replace(read, order),
        ...totals.map((delta) => store.totals.add(delta)),
      ],
      audit: {
        action: 'orders.changed',
        subject: `order ${order.number}`,
        order: order.number,
        customer: order.customerId,
        changes: {
          fields: changedFields(read, order).filter((name) => !plannedFields.has(name)),
          status: order.status,
          startDate: order.startDate,
        },
      },
      ...(staffed !== read && { alsoAudited: [staffingAudit(read, staffChanges(read, staffed))] }),
    },
  );
  return order;
}
