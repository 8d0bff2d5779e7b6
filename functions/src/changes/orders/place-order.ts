import { SeriesChanged, withNextNumber } from '@driftig/data/company/next-number';
import type { IdempotentStore } from '@driftig/data/store';
import { newOrder, type Order, type OrderInput } from '@driftig/domain/orders/order';
import { withStaff, type PlannedStaff } from '@driftig/domain/planning/staffing';

import { commitBooked } from '../planning/commit-booked.ts';
import { customerOfOrder } from './customer-of-order.ts';
import { enquiryToAnswer, orderedEnquiryWrites } from './enquiry-of-order.ts';

interface Placing {
  readonly store: IdempotentStore;
  /** ISO UTC. */
  readonly now: string;
  readonly newId: () => string;
}

/** The order that a new one is a copy of, and the people of the new one. */
interface Copied {
  readonly from: Order;
  readonly staff: PlannedStaff;
}

/**
 * Places an order with the next number of its series; an enquiry it is made of is answered in the
 * same transaction. `answerOf` makes the answer, which is kept with the change for a retry. A copy keeps its
 * customer, also a deleted one, and books its people: person_busy (409) for a double booking.
 */
export async function placeOrder<A>(
  { store, now, newId }: Placing,
  input: OrderInput,
  answerOf: (order: Order) => A,
  copied?: Copied,
): Promise<A> {
  const [customer, enquiry] = await Promise.all([
    customerOfOrder(store, input.customerId ?? '', copied?.from),
    enquiryToAnswer(store, input.enquiryId ?? ''),
  ]);
  return withNextNumber(store.series, async ({ series: before, advance, onContention }) => {
    const { order: placed, series, totals } = newOrder(input, { series: before, newId, customer });
    const order = copied === undefined ? placed : withStaff(placed, copied.staff);
    const answer = answerOf(order);
    const change = {
      writes: [
        advance(series),
        ...store.orders.insert(order, () => new SeriesChanged()),
        ...totals.map((delta) => store.totals.add(delta)),
        ...(enquiry === undefined ? [] : orderedEnquiryWrites(store, enquiry, order, now)),
      ],
      audit: {
        action: 'orders.placed' as const,
        subject: `order ${order.number}`,
        order: order.number,
        customer: order.customerId,
        enquiry: order.enquiryId,
      },
      onContention,
      answer,
    };
    await commitBooked(store, { before: undefined, after: order }, change);
    return answer;
  });
}
