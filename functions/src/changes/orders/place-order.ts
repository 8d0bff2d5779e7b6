import { withNextNumber, SeriesChanged } from '@driftig/data/next-number';
import type { CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { newOrder, type Order, type OrderInput } from '@driftig/domain/orders/order';

import { customerOfOrder } from './customer-of-order.ts';
import { enquiryToAnswer, orderedEnquiryWrites } from './enquiry-of-order.ts';

interface Placing {
  readonly actor: Actor;
  readonly store: CompanyStore;
  /** ISO UTC. */
  readonly now: string;
  readonly newId: () => string;
}

/**
 * Places an order with the next number of its series; an enquiry it is made of is answered in the
 * same transaction. `answerOf` makes the answer, which is kept with the change for a retry.
 */
export async function placeOrder<A>(
  { actor, store, now, newId }: Placing,
  input: OrderInput,
  answerOf: (order: Order) => A,
): Promise<A> {
  const [customer, enquiry] = await Promise.all([
    customerOfOrder(store, input.customerId ?? ''),
    enquiryToAnswer(store, input.enquiryId ?? ''),
  ]);
  return withNextNumber({
    companyId: actor.companyId,
    readSeries: store.company.series,
    use: async (read) => {
      const { order, series, totals } = newOrder(input, { series: read, newId, customer });
      const answer = answerOf(order);
      await store.commit({
        writes: [
          store.company.advanceSeries(read, series, () => new SeriesChanged()),
          store.orders.insert(order, () => new SeriesChanged()),
          ...totals.map((delta) => store.totals.add(delta)),
          ...(enquiry === undefined ? [] : orderedEnquiryWrites(store, enquiry, order, now)),
        ],
        audit: { action: 'orders.placed', subject: `order ${order.number}` },
        answer,
      });
      return answer;
    },
  });
}
