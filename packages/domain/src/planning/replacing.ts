import { AppError } from '../errors.ts';
import type { Order } from '../orders/order.ts';
import { noPlanning } from './order-planning.ts';
import type { LocalTime } from './period.ts';
import { settleMarket } from './settle-market.ts';
import { emptyMarket } from './shift-market.ts';
import { askedAgain } from './shift-question.ts';

interface Replacement {
  /** Undefined where a free place of the order is offered. */
  readonly absentId: string | undefined;
  readonly offeredIds: readonly string[];
  /** The manager who asks. */
  readonly askedBy: string;
  readonly answerBy?: LocalTime | undefined;
}

/**
 * The order without an absent person, whose shift is offered to others besides those who have an offer
 * (product K36). An order without a number of people needs as many as it had. Throws conflict where the
 * person is not on it, or where it has all its people without them.
 */
export function withReplacement(
  order: Order,
  { absentId, offeredIds, askedBy, answerBy }: Replacement,
): Order {
  const planning = order.planning ?? noPlanning;
  if (absentId !== undefined && !planning.assignedIds.includes(absentId))
    throw new AppError('conflict', { message: 'Medarbejderen er ikke længere på ordren.' });
  const assignedIds = planning.assignedIds.filter((id) => id !== absentId);
  const neededEmployees = order.neededEmployees || planning.assignedIds.length;
  if (assignedIds.length >= neededEmployees)
    throw new AppError('conflict', {
      message:
        absentId === undefined
          ? 'Ordren har alle sine medarbejdere.'
          : 'Ordren har alle sine medarbejdere også uden den fraværende.',
    });
  const market = planning.market ?? emptyMarket;
  const offered = [...new Set([...market.offeredIds, ...offeredIds])];
  const question = askedAgain(planning.question, { employeeIds: offeredIds, askedBy, answerBy });
  return settleMarket(order, {
    ...order,
    neededEmployees,
    assignedEmployees: assignedIds.length,
    planning: { ...planning, assignedIds, market: { ...market, offeredIds: offered }, question },
    version: order.version + 1,
  });
}
