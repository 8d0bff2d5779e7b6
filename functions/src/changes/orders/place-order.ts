import { SeriesChanged, withNextNumber } from '@driftig/data/company/next-number';
import type { IdempotentStore } from '@driftig/data/store';
import { newOrder, type Order, type OrderInput } from '@driftig/domain/orders/order';

import { customerOfOrder } from './customer-of-order.ts';
import { enquiryToAnswer, orderedEnquiryWrites } from './enquiry-of-order.ts';

interface Placing {
  readonly store: IdempotentStore;
  /** ISO UTC. */
  readonly now: string;
  readonly newId: () => string;
}

/**
 * Places an order with the next number of its series; an enquiry it is made of is answered in the
 * same transaction. `answerOf` makes the answer, which is kept with the change for a retry.
 */
export async function placeOrder<A>(
  { store, now, newId }: Placing,
  input: OrderInput,
  answerOf: (order: Order) => A,
): Promise<A> {
  const [customer, enquiry] = await Promise.all([
    customerOfOrder(store, input.customerId ?? ''),
    enquiryToAnswer(store, input.enquiryId ?? ''),
  ]);
  return withNextNumber(store.series, async ({ series: before, advance, onContention }) => {
    const { order, series, totals } = newOrder(input, { series: before, newId, customer });
    const answer = answerOf(order);
    await store.commit({
      writes: [
        advance(series),
        ...store.orders.insert(order, () => new SeriesChanged()),
        ...totals.map((delta) => store.totals.add(delta)),
        ...(enquiry === undefined ? [] : orderedEnquiryWrites(store, enquiry, order, now)),
      ],
      audit: {
        action: 'orders.placed',
        subject: `order ${order.number}`,
        order: order.number,
        customer: order.customerId,
        enquiry: order.enquiryId,
      },
      onContention,
      answer,
    });
    return answer;
  });
}
