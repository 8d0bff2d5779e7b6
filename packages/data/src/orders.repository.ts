import type { OrderStatus } from '@driftig/contracts/records/types/orders';
import { AppError, badInput } from '@driftig/domain/errors';
import type { OrderNotes } from '@driftig/domain/invoices/invoice';
import type { Order, OrderRow } from '@driftig/domain/orders/order';

import type { Table } from './client.ts';
import { customerPage, datedPage, datePrefix, type DatedFilter } from './dated-list.ts';
import { numberOfId } from './number-of-id.ts';
import { orderEntity } from './orders.entities.ts';
import { assertCursorOf, pageOf, type Page, type PageRequest } from './page.ts';
import { plannedPage, type ReadSide } from './planned-list.ts';
import { deleteOf, putOf, updateOf, type Write } from './write.ts';

type OrderFilter = DatedFilter<OrderStatus>;

/** The orders of the actor's company. */
export function orderRepository(table: Table, companyId: string) {
  const orders = orderEntity(table);
  const partition = `c#${companyId}#order`;

  async function find(number: number): Promise<Order | undefined> {
    const { data } = await orders.get({ companyId, number }).go({ consistent: true });
    return data === null ? undefined : withoutCompanyId(data);
  }

  function queryOf(filter: OrderFilter) {
    const { status } = filter;
    const startDate = datePrefix(filter);
    if (status === undefined) return orders.query.byDate({ companyId }).begins({ startDate });
    return orders.query.byStatus({ companyId, status }).begins({ startDate });
  }

  const listSide: ReadSide<OrderRow> = async ({ past, day }, { limit, cursor }) => {
    assertCursorOf(cursor, { pk: partition, sk: 'no#', gsi1pk: partition, gsi1sk: '' });
    const byDate = orders.query.byDate({ companyId });
    const side = past ? byDate.lt({ startDate: day }) : byDate.gte({ startDate: day });
    const order = past ? 'desc' : 'asc';
    return pageOf(await side.go({ limit, order, cursor: cursor ?? null }), withoutCompanyId);
  };

  return {
    find,

    async getById(id: string): Promise<Order> {
      const number = numberOfId(id);
      const order = number === undefined ? undefined : await find(number);
      if (order?.id !== id) throw new AppError('not_found');
      return order;
    },

    /** Latest start first. The first page costs the same however long the list is. */
    async list(filter: OrderFilter): Promise<Page<OrderRow>> {
      return pageOf(await queryOf(filter).go(datedPage(partition, filter)), withoutCompanyId);
    },

    /** What starts today or later, nearest first, then the others, latest first. */
    async listNext(today: string, page: PageRequest): Promise<Page<OrderRow>> {
      return plannedPage(listSide, today, page);
    },

    /** The orders of a customer, latest start first. */
    async listOfCustomer(customerId: string, page: PageRequest): Promise<Page<OrderRow>> {
      const options = customerPage({ companyId, customerId, table: 'order' }, page);
      const query = orders.query.byCustomer({ companyId, customerId }).begins({ startDate: '' });
      return pageOf(await query.go(options), withoutCompanyId);
    },

    /**
     * Orders that can be merged with an invoice: without one, and not cancelled (product D8). A page
     * shorter than its limit may not be the last.
     */
    async listMergeable(page: PageRequest): Promise<Page<OrderRow>> {
      const query = queryOf(page).where(
        (item, op) => `${op.notExists(item.invoiceNumber)} AND ${op.ne(item.status, 'cancelled')}`,
      );
      return pageOf(await query.go(datedPage(partition, page)), withoutCompanyId);
    },

    /**
     * Refused when the order has an invoice or does not exist. Notes replace the order's (product
     * D18) and raise its version, so that a form opened before does not write the old ones again.
     */
    linkInvoice(number: number, invoiceNumber: number, notes: OrderNotes = {}): Write {
      const link = orders.patch({ companyId, number }).set({ invoiceNumber, ...notes });
      const update = Object.keys(notes).length === 0 ? link : link.add({ version: 1 });
      return updateOf(
        update.where((item, op) => op.notExists(item.invoiceNumber)),
        () => badInput({ orderNumber: 'Ordren er allerede faktureret.' }),
      );
    },

    /** After the invoice is deleted or cancelled: the order may be invoiced again. */
    unlinkInvoice(number: number, invoiceNumber: number): Write {
      const update = orders
        .patch({ companyId, number })
        .remove(['invoiceNumber'])
        .where((item, op) => op.eq(item.invoiceNumber, invoiceNumber));
      return updateOf(update);
    },

    /** Refused with `refusal` when the number is in use. */
    insert(order: Order, refusal: () => Error): Write {
      return putOf(orders.create({ companyId, ...toStored(order) }), refusal);
    },

    /** Optimistic lock: refused (409) when the version has changed. Leaves `invoiceNumber` alone. */
    replace(before: Order, after: Order): Write {
      const { startDate, status, version, number, ...others } = after;
      const { id: _id, invoiceNumber: _invoice, enquiryId: _enquiry, ...rest } = others;
      const update = orders
        .patch({ companyId, number })
        .set({ ...rest, startDate, status, version })
        .where((item, op) => op.eq(item.version, before.version));
      return updateOf(update);
    },

    /** Optimistic lock: refused (409) when the version has changed or the order has an invoice. */
    remove(order: Order): Write {
      const removal = orders
        .delete({ companyId, number: order.number })
        .where(
          (item, op) =>
            `${op.eq(item.version, order.version)} AND ${op.notExists(item.invoiceNumber)}`,
        );
      return deleteOf(removal);
    },
  };
}

function withoutCompanyId<T extends { companyId: string }>(stored: T): Omit<T, 'companyId'> {
  const { companyId: _, ...order } = stored;
  return order;
}

/** Leaves out undefined attributes, which conditions test with attribute_not_exists. */
function toStored({ invoiceNumber, enquiryId, ...rest }: Order) {
  return {
    ...rest,
    ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
    ...(enquiryId === undefined ? {} : { enquiryId }),
  };
}
