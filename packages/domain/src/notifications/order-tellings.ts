import type { DateText } from '../dates.ts';
import type { Order } from '../orders/order.ts';
import { siteFields, type OrderSite } from '../orders/order-site.ts';
import { hasAllPeople } from '../planning/settle-market.ts';
import { emptyMarket } from '../planning/shift-market.ts';
import type { Occasion, OrderPart, Telling } from './occasion.ts';
import { orderFactsOf } from './order-facts.ts';

interface OrderMove {
  readonly before: Order | undefined;
  readonly after: Order | undefined;
  /** A manager's remark to the answer of a request. */
  readonly note?: string | undefined;
  /** A manager's message to the people who are offered a shift. */
  readonly offerText?: string | undefined;
}

/**
 * Notifies an order's people (product U1): those who are added or removed, and those who stay when
 * its time, place or note changes, or it is cancelled or deleted; and those whose request, offer or sale
 * of a shift comes to its end (product K17, K18).
 */
export function orderTellings({ before, after, note, offerText }: OrderMove): Telling[] {
  const had = peopleOf(before);
  const has = peopleOf(after);
  const added = has.filter((id) => !had.includes(id));
  const removed = had.filter((id) => !has.includes(id));
  const stayed = has.filter((id) => had.includes(id));
  const sold = removed.filter((id) => added.length > 0 && sellersOf(before).includes(id));
  const asked = added.filter((id) => askersOf(before).includes(id));
  return [
    ...tell(without(added, asked), after && { kind: 'orderAssigned', facts: orderFactsOf(after) }),
    ...tell(without(removed, sold), before && leftOccasion(before, after)),
    ...tell(stayed, before && after && changedOccasion(before, after)),
    ...tell(sold, before && { kind: 'shiftTaken', facts: orderFactsOf(before) }, added[0]),
    ...marketTellings({ before, after, note, offerText }, asked),
    ...questionTellings(before, added),
  ];
}

/** Notifies people whose request is answered, and those who are offered a shift or no longer. */
function marketTellings(
  { before, after, note = '', offerText = '' }: OrderMove,
  accepted: readonly string[],
): Telling[] {
  if (before === undefined) return [];
  const facts = orderFactsOf(before);
  const ended = without(askersOf(before), [...askersOf(after), ...peopleOf(after)]);
  const isEnded = after === undefined || isFilledOrClosed(before, after);
  const answer = isEnded ? 'ended' : 'refused';
  const said = { ...facts, ...(note === '' ? {} : { note }) };
  const kept = [...offeredIn(after), ...peopleOf(after), ...ended];
  const offersEnded = without(offeredIn(before), kept);
  const offered = without(offeredIn(after), offeredIn(before));
  return [
    ...tell(accepted, { kind: 'shiftAnswered', facts: { ...said, answer: 'accepted' } }),
    ...tell(ended, { kind: 'shiftAnswered', facts: { ...(isEnded ? facts : said), answer } }),
    ...tell(offersEnded, { kind: 'shiftOfferEnded', facts }),
    ...tell(offered, {
      kind: 'shiftOffered',
      facts: { ...facts, ...(offerText === '' ? {} : { message: offerText }) },
    }),
    ...tell(salesEnded({ before, after }), { kind: 'shiftSaleEnded', facts }),
  ];
}

/** Notifies the manager who asked people to take a shift that one of them has it. */
function questionTellings(before: Order | undefined, added: readonly string[]): Telling[] {
  const { question } = before?.planning ?? {};
  if (before === undefined || question === undefined) return [];
  const taker = added.find((id) => question.askedIds.includes(id));
  if (taker === undefined) return [];
  const facts = { ...orderFactsOf(before), isTaken: true, answers: [] };
  return tell([question.askedBy], { kind: 'shiftQuestionAnswered', facts }, taker);
}

/** People who keep their shift, whose sale ended because the order was moved or closed. */
function salesEnded({ before, after }: OrderMove): string[] {
  if (before === undefined || after === undefined) return [];
  const isSame = before.status === after.status && !isOther.time(before, after);
  if (isSame) return [];
  const sellers = sellersOf(before).filter((id) => peopleOf(after).includes(id));
  return without(sellers, sellersOf(after));
}

/** The change of the order itself ended its requests, and not a manager's answer. */
function isFilledOrClosed(before: Order, after: Order): boolean {
  const isSame = before.status === after.status && !isOther.time(before, after);
  const added = without(peopleOf(after), peopleOf(before));
  const isFilled = hasAllPeople(after) && !hasAllPeople(before);
  const soldLess = sellersOf(after).length < sellersOf(before).length;
  return !isSame || isFilled || added.length > 0 || soldLess;
}

const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id));
const marketOf = (order: Order | undefined) => order?.planning?.market ?? emptyMarket;
const askersOf = (order: Order | undefined) => [
  ...(order?.planning?.requestedIds ?? []),
  ...marketOf(order).takes.map(({ employeeId }) => employeeId),
];
const offeredIn = (order: Order | undefined) => marketOf(order).offeredIds;
const sellersOf = (order: Order | undefined) => marketOf(order).sellingIds;
const peopleOf = (order: Order | undefined) => order?.planning?.assignedIds ?? [];

function tell(to: readonly string[], occasion: Occasion | undefined, of?: string): Telling[] {
  if (to.length === 0 || occasion === undefined) return [];
  return [{ to, occasion, ...(of !== undefined && { of }) }];
}

function leftOccasion(before: Order, after: Order | undefined): Occasion {
  const facts = orderFactsOf(before);
  if (after === undefined) return { kind: 'orderCancelled', facts: { ...facts, isDeleted: true } };
  if (after.status === 'cancelled')
    return { kind: 'orderCancelled', facts: { ...facts, isDeleted: false } };
  return { kind: 'orderUnassigned', facts };
}

function changedOccasion(before: Order, after: Order): Occasion | undefined {
  const changed = parts.filter((part) => isOther[part](before, after));
  if (changed.length === 0) return undefined;
  return {
    kind: 'orderChanged',
    facts: { ...orderFactsOf(after), before: timeOf(before), changed },
  };
}

const parts: readonly OrderPart[] = ['time', 'place', 'contact', 'note'];
const isOther: Readonly<Record<OrderPart, (one: Order, other: Order) => boolean>> = {
  time: (one, other) => JSON.stringify(timeOf(one)) !== JSON.stringify(timeOf(other)),
  place: (one, other) =>
    one.customerId !== other.customerId || isOtherText(one, other, placeFields),
  contact: (one, other) => isOtherText(one, other, contactFields),
  note: (one, other) => one.noteEmployees !== other.noteEmployees,
};

const placeFields = ['address', 'zipcode', 'town', 'country'] as const;
const contactFields = ['contactName', 'contactPhone'] as const;
const isOtherText = (one: Order, other: Order, fields: readonly (keyof OrderSite)[]) =>
  fields.some((field) => siteFields(one)[field] !== siteFields(other)[field]);

const timeOf = ({ startDate, endDate, startTime, endTime }: Order) => ({
  startDate,
  endDate,
  startTime,
  endTime,
});

/** True for an order that ended before today, for which no notification is sent. */
export function isOver({ facts }: Occasion, today: DateText): boolean {
  if (!('number' in facts && 'endDate' in facts)) return false;
  const before = 'before' in facts ? facts.before.endDate : facts.endDate;
  return facts.endDate < today && before < today;
}
