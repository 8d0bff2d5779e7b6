import type { SavedRecord } from '@driftig/contracts/records/record-body';
import { assertVersion } from '@driftig/domain/assert-version';
import { groupEndedEvent } from '@driftig/domain/chat/channel';
import { AppError } from '@driftig/domain/errors';
import { orderName, orderRecord, totalsOfRemoving, type Order } from '@driftig/domain/orders/order';
import { nobodyAway, type StaffAway } from '@driftig/domain/planning/order-planning';

import { changeOrder } from '../../changes/orders/change-order.ts';
import { freedEnquiryWrites } from '../../changes/orders/enquiry-of-order.ts';
import { commitBooked } from '../../changes/planning/commit-booked.ts';
import { staffAway } from '../../changes/planning/staff-away.ts';
import { placeOrder } from '../../changes/orders/place-order.ts';
import { recordDeleted } from '../texts.ts';
import type { Creates, Deletes, Edits, Reads } from './record-handlers.ts';

/** Orders have a number of their own series, count in their month, and may be invoiced. */
export const orderHandlers: Reads<'orders'> & Creates<'orders'> & Edits<'orders'> & Deletes = {
  async options(store, page) {
    const { rows, cursor } = await store.orders.list(page);
    return { rows: rows.map((order) => ({ id: order.id, name: orderName(order) })), cursor };
  },

  async get(store, id, today) {
    const order = await store.orders.getById(id);
    return toSavedRecord(order, await staffAway(store, [order], today));
  },

  create: (by, values) => placeOrder(by, values, (order) => toSavedRecord(order, nobodyAway)),

  async edit({ store, today }, { id, version, values }) {
    const read = await store.orders.getById(id);
    assertVersion(read, version);
    const order = await changeOrder(store, read, values);
    return toSavedRecord(order, await staffAway(store, [order], today));
  },

  async remove({ store, now }, id) {
    const read = await store.orders.getById(id);
    if ((read.invoiceNumber ?? read.depositInvoiceNumber) !== undefined)
      throw new AppError('order_invoiced');
    await commitBooked(
      store,
      { before: read, after: undefined },
      {
        writes: [
          ...store.orders.remove(read),
          store.orderLines.remove(read.number),
          store.totals.add(totalsOfRemoving(read)),
          ...(await freedEnquiryWrites(store, read, now)),
        ],
        audit: {
          action: 'orders.deleted',
          subject: `order ${read.number}`,
          order: read.number,
          customer: read.customerId,
          enquiry: read.enquiryId,
          changes: { title: read.title, startDate: read.startDate },
        },
        outbox: [
          { name: 'orderDeleted', payload: { number: read.number } },
          groupEndedEvent({ kind: 'order', orderNumber: read.number }),
        ],
      },
    );
    return recordDeleted;
  },
};

function toSavedRecord(order: Order, away: StaffAway): SavedRecord<'orders'> {
  return { type: 'orders', record: orderRecord(order, away) };
}
