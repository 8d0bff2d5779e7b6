import type { RecordValues } from '@driftig/contracts/records/record-type';
import { enquiries } from '@driftig/contracts/records/types/enquiries';
import { SeriesChanged, withNextNumber } from '@driftig/data/next-number';
import type { StoredRecord } from '@driftig/data/records.repository';
import type { CompanyStore } from '@driftig/data/store';
import type { Write } from '@driftig/data/write';
import type { Actor } from '@driftig/domain/actor';
import {
  orderCustomerOf,
  editOrder,
  newOrder,
  type Order,
  type OrderCustomer,
} from '@driftig/domain/orders/order';
import { assertMayBecomeOrder } from '@driftig/domain/orders/enquiry';
import { statusMoved, type FilledValues } from '@driftig/domain/records/record';

interface Placing {
  readonly actor: Actor;
  readonly store: CompanyStore;
  /** ISO UTC. */
  readonly now: string;
  readonly newId: () => string;
}

/**
 * Places an order with the next number of its series: savenew and insertNewOrder alike. `answerOf`
 * is what the caller is answered, kept with the change for a retry.
 */
export async function placeOrder<A>(
  { actor, store, now, newId }: Placing,
  values: RecordValues,
  answerOf: (order: Order) => A,
): Promise<A> {
  const [customer, enquiry] = await Promise.all([
    customerFor(store, values),
    enquiryFor(store, values),
  ]);
  return withNextNumber({
    companyId: actor.companyId,
    readSeries: store.company.series,
    use: async (read) => {
      const { order, series, totals } = newOrder(values, { series: read, newId, customer });
      const answer = answerOf(order);
      await store.commit({
        writes: [
          store.company.advanceSeries(read, series, () => new SeriesChanged()),
          store.orders.insert(order, () => new SeriesChanged()),
          ...totals.map((delta) => store.totals.add(delta)),
          ...(enquiry === undefined ? [] : becomes(store, enquiry, order, now)),
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
  const { order, totals } = editOrder(read, values, await customerFor(store, values, read));
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

/** The enquiry that an order is made of. Throws bad_input for none, conflict where it has one. */
async function enquiryFor(
  store: CompanyStore,
  { enquiryId = '' }: RecordValues,
): Promise<StoredRecord | undefined> {
  if (enquiryId === '') return undefined;
  const enquiry = await store.records.find('enquiries', String(enquiryId));
  assertMayBecomeOrder(enquiry?.values);
  return enquiry;
}

/** It is answered by the order, and counted so, in the transaction that places it. */
function becomes(store: CompanyStore, enquiry: StoredRecord, { id }: Order, now: string): Write[] {
  return restate(store, enquiry, { ...enquiry.values, status: 'ordered', orderId: id }, now);
}

function restate(
  store: CompanyStore,
  enquiry: StoredRecord,
  after: FilledValues,
  now: string,
): Write[] {
  return [
    store.records.replace('enquiries', enquiry, after, now),
    ...store.records.tally('enquiries', statusMoved(enquiries, enquiry.values, after)),
  ];
}

/** The enquiry of an order that goes: it is answered, and may become another. */
export async function freeEnquiry(
  store: CompanyStore,
  { id, enquiryId = '' }: Order,
  now: string,
): Promise<Write[]> {
  const enquiry = enquiryId === '' ? undefined : await store.records.find('enquiries', enquiryId);
  if (enquiry?.values['orderId'] !== id) return [];
  const { orderId: _, ...values } = enquiry.values;
  return restate(store, enquiry, { ...values, status: 'answered' }, now);
}

/** What the customer that is chosen is called; the one an order has already is not looked up again. */
async function customerFor(
  store: CompanyStore,
  { customerId = '' }: RecordValues,
  read?: Order,
): Promise<OrderCustomer> {
  const id = String(customerId);
  if (id === '' || id === read?.customerId) return orderCustomerOf(id, undefined, read);
  return orderCustomerOf(id, await store.records.find('customers', id), read);
}
