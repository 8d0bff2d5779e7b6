import type { Order } from '../orders/order.ts';
import { noPlanning } from './order-planning.ts';
import { emptyMarket } from './shift-market.ts';

/**
 * A person's answer to the question whether they take a shift: yes; a yes that a manager must approve; no; none
 * yet; or the question ended for them, because another took it or the offer was taken back.
 */
export type ShiftAnswer = 'yes' | 'waits' | 'no' | 'open' | 'ended';

/** The people who were asked to take a shift, with their answers, in the order in which they were asked. */
export function shiftAnswers({ planning = noPlanning }: Pick<Order, 'planning'>): {
  readonly id: string;
  readonly answer: ShiftAnswer;
}[] {
  const { assignedIds, requestedIds, market = emptyMarket, question } = planning;
  const { offeredIds, declinedIds = [] } = market;
  const asked = new Set([...(question?.askedIds ?? []), ...offeredIds, ...declinedIds]);
  return [...asked].map((id) => {
    if (assignedIds.includes(id)) return { id, answer: 'yes' };
    if (requestedIds.includes(id)) return { id, answer: 'waits' };
    if (offeredIds.includes(id)) return { id, answer: 'open' };
    return { id, answer: declinedIds.includes(id) ? 'no' : 'ended' };
  });
}
