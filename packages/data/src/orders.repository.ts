import { badInput } from '@driftig/domain/errors';
import type { Order } from '@driftig/domain/orders/order';

import type { Table } from './client.ts';
import { orderEntity } from './orders.entities.ts';
import { putOf, updateOf, type Write } from './write.ts';

/** The orders of the actor's company. */
export function orderRepository(table: Table, companyId: string) {
  const orders = orderEntity(table);
  return {
    /** An order that exists, under its number; undefined otherwise. */
    async find(number: number): Promise<Order | undefined> {
      const { data } = await orders.get({ companyId, number }).go({ consistent: true });
      return data ?? undefined;
    },

    /** Refused when the order has an invoice already, or is gone. */
    linkInvoice(number: number, invoiceNumber: number): Write {
      const update = orders
        .patch({ companyId, number })
        .set({ invoiceNumber })
        .where((item, op) => op.notExists(item.invoiceNumber));
      return updateOf(update, () => badInput({ orderNumber: 'Ordren er allerede faktureret.' }));
    },

    /** The invoice is gone: the order may be invoiced again. */
    unlinkInvoice(number: number, invoiceNumber: number): Write {
      const update = orders
        .patch({ companyId, number })
        .remove(['invoiceNumber'])
        .where((item, op) => op.eq(item.invoiceNumber, invoiceNumber));
      return updateOf(update);
    },

    /** Refused with `taken` when the number is in use. */
    insert(order: Order, taken: () => Error): Write {
      const { invoiceNumber, ...rest } = order;
      const linked = invoiceNumber === undefined ? {} : { invoiceNumber };
      return putOf(orders.create({ companyId, ...rest, ...linked }), taken);
    },
  };
}
