import type { DateText } from '../dates.ts';
import type { Order } from '../orders/order.ts';
import type { Occasion, OrderFacts, OrderPart, Telling } from './occasion.ts';

interface OrderMove {
  readonly before: Order | undefined;
  readonly after: Order | undefined;
}

/**
 * Notifies an order's people (product U1): those who are added or removed, and those who stay when
 * its time, place or note changes, or it is cancelled or deleted.
 */
export function orderTellings({ before, after }: OrderMove): Telling[] {
  const had = peopleOf(before);
  const has = peopleOf(after);
  const added = has.filter((id) => !had.includes(id));
  const removed = had.filter((id) => !has.includes(id));
  const stayed = has.filter((id) => had.includes(id));
  return [
    ...tell(added, after && { kind: 'orderAssigned', facts: factsOf(after) }),
    ...tell(removed, before && leftOccasion(before, after)),
    ...tell(stayed, before && after && changedOccasion(before, after)),
  ];
}

const peopleOf = (order: Order | undefined) => order?.planning?.assignedIds ?? [];

function tell(to: readonly string[], occasion: Occasion | undefined): Telling[] {
  return to.length === 0 || occasion === undefined ? [] : [{ to, occasion }];
}

function leftOccasion(before: Order, after: Order | undefined): Occasion {
  const facts = factsOf(before);
  if (after === undefined) return { kind: 'orderCancelled', facts: { ...facts, isDeleted: true } };
  if (after.status === 'cancelled')
    return { kind: 'orderCancelled', facts: { ...facts, isDeleted: false } };
  return { kind: 'orderUnassigned', facts };
}

function changedOccasion(before: Order, after: Order): Occasion | undefined {
  const changed = parts.filter((part) => isOther[part](before, after));
  if (changed.length === 0) return undefined;
  return { kind: 'orderChanged', facts: { ...factsOf(after), before: timeOf(before), changed } };
}

const parts: readonly OrderPart[] = ['time', 'place', 'note'];
const isOther: Readonly<Record<OrderPart, (one: Order, other: Order) => boolean>> = {
  time: (one, other) => JSON.stringify(timeOf(one)) !== JSON.stringify(timeOf(other)),
  place: (one, other) => one.customerId !== other.customerId,
  note: (one, other) => one.noteEmployees !== other.noteEmployees,
};

const timeOf = ({ startDate, endDate, startTime, endTime }: Order) => ({
  startDate,
  endDate,
  startTime,
  endTime,
});

const factsOf = (order: Order): OrderFacts => {
  const { number, title } = order;
  return { number, title, ...timeOf(order) };
};

/** True for an order that ended before today, for which no notification is sent. */
export function isOver({ facts }: Occasion, today: DateText): boolean {
  if (!('number' in facts && 'endDate' in facts)) return false;
  const before = 'before' in facts ? facts.before.endDate : facts.endDate;
  return facts.endDate < today && before < today;
}
