import type { AnswerOf } from '@driftig/contracts/core/route';
import type { ownOrderRoutes } from '@driftig/contracts/orders/own-order';
import type { DateText } from '@driftig/domain/dates';

import type { Entry } from '../../queries.ts';

/** An order that the user is on. */
type OwnOrder = AnswerOf<typeof ownOrderRoutes.listOwnOrders>[number];

/** The first order of a day that the user is on and has no hours of yet; undefined without one. */
export function plannedOrder(
  date: DateText,
  orders: readonly OwnOrder[],
  recent: readonly Entry[],
): OwnOrder | undefined {
  const done = new Set(recent.filter((one) => one.date === date).map(({ projectId }) => projectId));
  return orders.find((order) => isWorkedOn(date, order) && !done.has(order.id));
}

/** A night belongs to the day it begins on; without an end the last day is a whole one. */
function isWorkedOn(date: DateText, { startDate, endDate, startTime, endTime }: OwnOrder): boolean {
  if (date < startDate || date > endDate) return false;
  return date < endDate || startDate === endDate || endTime === '' || endTime > startTime;
}
