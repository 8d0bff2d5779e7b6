import { addDays, danishDate, type DateText } from '../dates.ts';
import type { Order } from '../orders/order.ts';
import { monthsOf } from '../planning/period.ts';
import type { ChannelState } from './channel.ts';

/** The conversation of an order is in the list this many days before and after it. */
const daysAround = 14;
/** How far ahead orders are looked for whose conversation has begun. */
const daysAhead = 366;

/** The months of a user's bookings whose orders' conversations may be in their list. */
export function listedMonths(today: DateText): readonly string[] {
  const [from, to] = [addDays(today, -daysAround), addDays(today, daysAhead)];
  return monthsOf({ from: `${from}T00:00`, to: `${to}T00:00` });
}

/**
 * Whether an order's conversation is in the list of those who are in it: around the order, before it where
 * something is written, and after it as long as something new is (product C11).
 */
export function isOrderListed(
  { startDate, endDate }: Pick<Order, 'startDate' | 'endDate'>,
  { last, lastAt }: Pick<ChannelState, 'last' | 'lastAt'>,
  today: DateText,
): boolean {
  const recently = addDays(today, -daysAround);
  if (last > 0 && danishDate(lastAt) >= recently) return true;
  return endDate >= recently && (startDate <= addDays(today, daysAround) || last > 0);
}

/**
 * Hides groups with one member, who has no one to write to, unless messages were written in them.
 */
export const isGroupListed = (people: number, { last }: Pick<ChannelState, 'last'>) =>
  people > 1 || last > 0;

/** '12 Sommerfest' */
export const orderConversationName = ({ number, title }: Pick<Order, 'number' | 'title'>) =>
  `${number} ${title}`;
