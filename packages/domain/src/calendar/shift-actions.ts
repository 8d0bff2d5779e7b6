import type { ShiftStatus } from '@driftig/contracts/calendar/statuses';

import { AppError } from '../errors.ts';
import type { Order } from '../orders/order.ts';
import { noPlanning, type OrderPlanning } from '../planning/order-planning.ts';
import { settleMarket, withoutMarketOf } from '../planning/settle-market.ts';
import { emptyMarket, type ShiftMarket } from '../planning/shift-market.ts';

/** An employee's action on a shift; the status that is shown decides it (product S13). */
export type ShiftAction = 'request' | 'take' | 'accept' | 'sell' | 'withdraw' | 'keep';

const actions: Partial<Record<ShiftStatus, ShiftAction>> = {
  open: 'request',
  forSale: 'take',
  offered: 'accept',
  mine: 'sell',
  requested: 'withdraw',
  selling: 'keep',
};

/** The action of a status; undefined where there is nothing to do ('Not Available'). */
export const actionOf = (status: ShiftStatus): ShiftAction | undefined => actions[status];

interface Acting {
  readonly action: ShiftAction;
  readonly userId: string;
  /** The law would be broken (product F31): a take or an accept becomes a request (product K18). */
  readonly needsManager: boolean;
}

/**
 * The order after an employee's action, with its version raised. The caller has checked that the action
 * is the one of the shift's status. Throws conflict where a sale is over.
 */
export function withShiftAction(order: Order, { action, userId, needsManager }: Acting): Order {
  const planning = order.planning ?? noPlanning;
  if (action === 'request' || needsManager) assertRoomForRequest(planning);
  const moved = moves[action](planning, userId, needsManager);
  const assignedEmployees = moved.assignedIds.length;
  const after = { ...order, planning: moved, assignedEmployees, version: order.version + 1 };
  return settleMarket(order, after);
}

/** How many requests wait on an order at most: the row of a month holds their ids. */
const mostRequests = 50;

function assertRoomForRequest({ requestedIds, market = emptyMarket }: OrderPlanning): void {
  if (requestedIds.length + market.takes.length < mostRequests) return;
  throw new AppError('conflict', {
    message: `Der er allerede ${mostRequests} anmodninger på vagten. Spørg din leder.`,
  });
}

type Move = (planning: OrderPlanning, userId: string, needsManager: boolean) => OrderPlanning;

const moves: Readonly<Record<ShiftAction, Move>> = {
  request: asked,
  accept: (planning, userId, needsManager) => {
    const answered = withMarket(planning, ({ offeredIds }) => ({
      offeredIds: without(offeredIds, userId),
    }));
    return needsManager ? asked(answered, userId) : assigned(answered, userId);
  },
  take: (planning, userId, needsManager) => {
    const sellerId = planning.market?.sellingIds[0];
    if (sellerId === undefined) throw shiftTakenError();
    if (!needsManager) return handedOver(planning, sellerId, userId);
    return withMarket(planning, ({ takes }) => ({
      takes: [...takes, { employeeId: userId, sellerId }],
    }));
  },
  sell: (planning, userId) =>
    withMarket(planning, ({ sellingIds }) => ({ sellingIds: [...sellingIds, userId] })),
  keep: (planning, userId) =>
    withMarket(planning, ({ sellingIds }) => ({ sellingIds: without(sellingIds, userId) })),
  withdraw: (planning, userId) =>
    withMarket(
      { ...planning, requestedIds: without(planning.requestedIds, userId) },
      ({ takes }) => ({ takes: takes.filter(({ employeeId }) => employeeId !== userId) }),
    ),
};

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

function withMarket(
  planning: OrderPlanning,
  change: (market: ShiftMarket) => Partial<ShiftMarket>,
): OrderPlanning {
  const market = planning.market ?? emptyMarket;
  return { ...planning, market: { ...market, ...change(market) } };
}

function asked(planning: OrderPlanning, userId: string): OrderPlanning {
  return { ...planning, requestedIds: [...without(planning.requestedIds, userId), userId] };
}

function assigned(planning: OrderPlanning, userId: string): OrderPlanning {
  return { ...planning, assignedIds: [...planning.assignedIds, userId] };
}

/** One goes, the other comes: in the place of the seller. */
function handedOver(planning: OrderPlanning, sellerId: string, userId: string): OrderPlanning {
  const assignedIds = planning.assignedIds.map((id) => (id === sellerId ? userId : id));
  return { ...planning, assignedIds };
}

/** The answer to a request (product K17, K18): the employee gets the shift or is refused. */
export function withAnswer(
  order: Order,
  { employeeId, isAccepted }: { readonly employeeId: string; readonly isAccepted: boolean },
): Order {
  const planning = order.planning ?? noPlanning;
  const take = planning.market?.takes.find((one) => one.employeeId === employeeId);
  if (take === undefined && !planning.requestedIds.includes(employeeId))
    throw new AppError('conflict', { message: 'Anmodningen findes ikke længere.' });
  if (!isAccepted) return { ...withoutMarketOf(order, employeeId), version: order.version + 1 };
  const moved =
    take === undefined
      ? assigned(planning, employeeId)
      : handedOver(planning, take.sellerId, employeeId);
  return settleMarket(order, {
    ...order,
    planning: moved,
    assignedEmployees: moved.assignedIds.length,
    version: order.version + 1,
  });
}

/** The order with its shift offered to these people, too, or to one of them no longer (product K23). */
export function withOffers(order: Order, offeredIds: readonly string[]): Order {
  const planning = withMarket(order.planning ?? noPlanning, () => ({
    offeredIds: [...new Set(offeredIds)],
  }));
  return settleMarket(order, { ...order, planning, version: order.version + 1 });
}

/** The order after an offered person's no, which managers see until the order has all its people (product K36). */
export function withDecline(order: Order, userId: string): Order {
  const planning = withMarket(order.planning ?? noPlanning, ({ offeredIds, declinedIds = [] }) => ({
    offeredIds: offeredIds.filter((id) => id !== userId),
    declinedIds: [...declinedIds, userId],
  }));
  return settleMarket(order, { ...order, planning, version: order.version + 1 });
}

/** Lost a race (409, product S14). */
export const shiftTakenError = () =>
  new AppError('conflict', { message: 'Vagten er allerede taget.' });
