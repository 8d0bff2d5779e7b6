import type { Order } from '@driftig/domain/orders/order';

import type { Table } from './client.ts';
import { orderEntity } from './orders.entities.ts';
import { putOf, type Write } from './write.ts';

/** The orders of the actor's company. */
export function orderRepository(table: Table, companyId: string) {
  const orders = orderEntity(table);
  return {
    /** Refused with `taken` when the number is in use. */
    insert(order: Order, taken: () => Error): Write {
      const { invoiceNumber, ...rest } = order;
      const linked = invoiceNumber === undefined ? {} : { invoiceNumber };
      return putOf(orders.create({ companyId, ...rest, ...linked }), taken);
    },
  };
}
