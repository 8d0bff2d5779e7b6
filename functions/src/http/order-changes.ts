import type { RecordValues } from '@driftig/contracts/record-type';
import { SeriesMoved, withNextNumber } from '@driftig/data/next-number';
import type { CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import {
  customerOn,
  editedOrder,
  newOrder,
  type Order,
  type OrderCustomer,
} from '@driftig/domain/orders/order';

interface Placing {
  readonly actor: Actor;
  readonly store: CompanyStore;
  readonly newId: () => string;
}

/**
 * Places an order with the next number of its series: savenew and insertNewOrder alike. `answerOf`
 * is what the caller is answered, kept with the change for a retry.
 */
export async function placeOrder<A>(
  { actor, store, newId }: Placing,
  values: RecordValues,
  answerOf: (order: Order) => A,
): Promise<A> {
  const customer = await customerFor(store, values);
  return withNextNumber({
    companyId: actor.companyId,
    readSeries: store.company.series,
    use: async (read) => {
      const { order, series, totals } = newOrder(values, { series: read, newId, customer });
      const answer = answerOf(order);
      await store.commit({
        writes: [
          store.company.advance(read, series, () => new SeriesMoved()),
          store.orders.insert(order, () => new SeriesMoved()),
          ...totals.map((delta) => store.totals.add(delta)),
        ],
        audit: { action: 'orders.placed', subject: `order ${order.number}` },
        answer,
      });
      return answer;
    },
  });
}

/** Saves an order over the one that was read; refused when someone else changed it meanwhile. */
export async function changeOrder(
  store: CompanyStore,
  read: Order,
  values: RecordValues,
): Promise<Order> {
  const { order, totals } = editedOrder(read, values, await customerFor(store, values, read));
  await store.commit({
    writes: [store.orders.replace(read, order), ...totals.map((delta) => store.totals.add(delta))],
    audit: {
      action: 'orders.changed',
      subject: `order ${order.number}`,
      changes: { status: order.status, startDate: order.startDate },
    },
  });
  return order;
}

/** What the customer that is chosen is called; the one an order has already is not looked up again. */
async function customerFor(
  store: CompanyStore,
  { customerId = '' }: RecordValues,
  read?: Order,
): Promise<OrderCustomer> {
  const id = String(customerId);
  if (id === '' || id === read?.customerId) return customerOn(id, undefined, read);
  return customerOn(id, await store.records.find('customers', id), read);
}
