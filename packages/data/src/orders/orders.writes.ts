import type { Order } from '@driftig/domain/orders/order';
import { monthMoves } from '@driftig/domain/planning/month-orders';

import type { Table } from '../core/client.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';
import { monthOrdersRepository } from '../planning/month-orders.repository.ts';
import { orderEntity } from './orders.entities.ts';
import { toStored, toStoredSite, withoutSite } from './orders.mapping.ts';

interface OrderMove {
  readonly before: Order;
  readonly after: Order;
}

/** The writes of orders, each with the rows of its months (docs/decisions/0115). */
export function orderWrites(table: Table, companyId: string) {
  const orders = orderEntity(table);
  const months = monthOrdersRepository(table, companyId);

  function updateFor({ before, after }: OrderMove): Write {
    const { startDate, status, version, number, ...others } = withoutSite(after);
    const { invoiceNumber: _invoice, depositInvoiceNumber: _deposit, ...fields } = others;
    const { price: _price, tax: _tax, untaxed: _untaxed, pictures: _pictures, ...own } = fields;
    const { id: _id, enquiryId: _enquiry, planning, ...rest } = own;
    const { neededEmployees = 0, assignedEmployees = 0, ...plain } = rest;
    const update = orders
      .patch({ companyId, number })
      .set({ ...plain, ...(planning && { planning }), startDate, status, version })
      .data((item, op) => {
        op.set(item.row.neededEmployees, neededEmployees);
        op.set(item.row.assignedEmployees, assignedEmployees);
        op.set(item.row.site, toStoredSite(after));
      })
      .where((item, op) => op.eq(item.version, before.version));
    return updateOf(update);
  }

  /** Several new orders in one transaction, which may write the item of a month only once. */
  function insertAll(added: readonly Order[], refusal: () => Error): Write[] {
    return [
      ...added.map((order) => putOf(orders.create({ companyId, ...toStored(order) }), refusal)),
      ...months.writes(added.flatMap((order) => monthMoves(undefined, order))),
    ];
  }

  /** Several orders in one transaction; see `replace`. */
  function replaceAll(moves: readonly OrderMove[]): Write[] {
    return [
      ...moves.map(updateFor),
      ...months.writes(moves.flatMap(({ before, after }) => monthMoves(before, after))),
    ];
  }

  return {
    insertAll,
    replaceAll,

    /** Refused with `refusal` when the number is in use. */
    insert: (order: Order, refusal: () => Error): Write[] => insertAll([order], refusal),

    /**
     * Optimistic lock: refused (409) when the version has changed. Leaves alone what other calls write:
     * its invoices, the sums of its lines, the count of its pictures.
     */
    replace: (before: Order, after: Order): Write[] => replaceAll([{ before, after }]),

    /** Optimistic lock: refused (409) when the version has changed or the order has an invoice or a deposit. */
    remove(order: Order): Write[] {
      const removal = orders
        .delete({ companyId, number: order.number })
        .where((item, op) =>
          [
            op.eq(item.version, order.version),
            op.notExists(item.invoiceNumber),
            op.notExists(item.row.depositInvoiceNumber),
          ].join(' AND '),
        );
      return [deleteOf(removal), ...months.writes(monthMoves(order, undefined))];
    },
  };
}
