import { orders as orderType } from '@driftig/contracts/records/types/orders';
import { AppError } from '@driftig/domain/errors';
import { storedOrder, totalsOfRemoving, type Order } from '@driftig/domain/orders/order';
import { editRecord, readRecord, recordName } from '@driftig/domain/records/record';

import { changeOrder, freeEnquiry, placeOrder } from '../changes/orders/order-changes.ts';
import type { Reader, Remover, Saved, Saver } from './keeper.ts';
import { recordDeleted } from './texts.ts';
import { wireRecord } from './wire-record.ts';

/** Orders have a number of their own series, count in their month, and may be invoiced. */
export const orderKeeper: Reader & Saver & Remover = {
  async options(store, page) {
    const { rows, cursor } = await store.orders.list(page);
    return {
      rows: rows.map((order) => ({
        id: order.id,
        name: recordName(orderType, storedOrder(order).values),
      })),
      cursor,
    };
  },

  async get(store, id) {
    return wireOrder(await store.orders.byId(id));
  },

  create: (making, fields) => placeOrder(making, readRecord(orderType, fields), wireOrder),

  async edit({ store }, { id, version, fields }) {
    const read = await store.orders.byId(id);
    if (version !== undefined && version !== read.version) throw new AppError('conflict');
    const values = editRecord(orderType, storedOrder(read).values, fields);
    return wireOrder(await changeOrder(store, read, values));
  },

  async remove({ store, now }, id) {
    const read = await store.orders.byId(id);
    if (read.invoiceNumber !== undefined) throw new AppError('order_invoiced');
    await store.commit({
      writes: [
        store.orders.remove(read),
        store.totals.add(totalsOfRemoving(read)),
        ...(await freeEnquiry(store, read, now)),
      ],
      audit: {
        action: 'orders.deleted',
        subject: `order ${read.number}`,
        changes: { title: read.title, startDate: read.startDate },
      },
    });
    return recordDeleted;
  },
};

function wireOrder(order: Order): Saved {
  return wireRecord(orderType, storedOrder(order));
}
