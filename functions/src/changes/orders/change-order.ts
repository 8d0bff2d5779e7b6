import type { CompanyStore } from '@driftig/data/store';
import { editOrder, type Order, type OrderEdit } from '@driftig/domain/orders/order';
import { changedFields } from '@driftig/domain/records/record';

import { customerOfOrder } from './customer-of-order.ts';

/** Optimistic lock: refused (409) when someone else changes the order at the same time. */
export async function changeOrder(
  store: CompanyStore,
  read: Order,
  edit: OrderEdit,
): Promise<Order> {
  const customer = await customerOfOrder(store, edit.customerId, read);
  const { order, totals } = editOrder(read, edit, customer);
  await store.commit({
    writes: [store.orders.replace(read, order), ...totals.map((delta) => store.totals.add(delta))],
    audit: {
      action: 'orders.changed',
      subject: `order ${order.number}`,
      order: order.number,
      customer: order.customerId,
      changes: {
        fields: changedFields(read, order),
        status: order.status,
        startDate: order.startDate,
      },
    },
  });
  return order;
}
