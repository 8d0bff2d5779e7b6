import type { OrderStatus } from '@driftig/contracts/records/types/orders';

import { noPlanning, type OrderPlanning } from './order-planning.ts';
import { periodOf, type DatesAndTimes } from './period.ts';
import { emptyMarket, isEmptyMarket, type ShiftMarket } from './shift-market.ts';

/** The parts of an order that decide what becomes of its shifts. */
interface MarketOrder extends DatesAndTimes {
  readonly status: OrderStatus;
  readonly neededEmployees?: number | undefined;
  readonly planning?: OrderPlanning | undefined;
}

/**
 * The plan without the requests, offers and sales that the change of its order ends (product S13, K17,
 * K18): all of them when the order is moved, done or cancelled; requests and offers when it has all its
 * people; those of a person who is assigned; sales of a person who is assigned no longer.
 */
export function settleMarket<T extends MarketOrder>(before: MarketOrder, after: T): T {
  const { planning } = after;
  if (planning === undefined) return after;
  const settled = endsAll(before, after)
    ? withoutMarket(planning)
    : settledPlanning(planning, hasAllPeople(after));
  return { ...after, planning: settled };
}

/** Whether an order has as many people as it needs. */
export const hasAllPeople = ({
  neededEmployees = 0,
  planning = noPlanning,
}: Pick<MarketOrder, 'neededEmployees' | 'planning'>): boolean =>
  planning.assignedIds.length >= neededEmployees;

/** Whether the shifts of an order can change hands. */
export const isOpenOrder = ({ status }: Pick<MarketOrder, 'status'>): boolean =>
  status === 'notStarted' || status === 'started';

function endsAll(before: MarketOrder, after: MarketOrder): boolean {
  const [was, is] = [periodOf(before), periodOf(after)];
  return !isOpenOrder(after) || was.from !== is.from || was.to !== is.to;
}

/** The plan of an order without requests, offers, sales and the question to people. */
function withoutMarket({ allCanRequest, assignedIds }: OrderPlanning): OrderPlanning {
  return { allCanRequest, assignedIds, requestedIds: [] };
}

function settledPlanning(planning: OrderPlanning, isFull: boolean): OrderPlanning {
  const { allCanRequest, assignedIds, market = emptyMarket, question } = planning;
  const assigned = new Set(assignedIds);
  const waits = (id: string) => !assigned.has(id);
  const sellingIds = market.sellingIds.filter((id) => assigned.has(id));
  const offeredIds = isFull ? [] : market.offeredIds.filter(waits);
  const declinedIds = (isFull ? [] : (market.declinedIds ?? [])).filter(
    (id) => waits(id) && !offeredIds.includes(id),
  );
  const settled: ShiftMarket = {
    sellingIds,
    offeredIds,
    ...(declinedIds.length > 0 && { declinedIds }),
    takes: market.takes.filter(
      ({ employeeId, sellerId }) => waits(employeeId) && sellingIds.includes(sellerId),
    ),
  };
  return {
    allCanRequest,
    assignedIds,
    requestedIds: isFull ? [] : planning.requestedIds.filter(waits),
    ...(isEmptyMarket(settled) ? {} : { market: settled }),
    ...(question !== undefined && { question }),
  };
}

/** The order without the requests, offers and sales of a person; the same object where there are none. */
export function withoutMarketOf<T extends MarketOrder>(order: T, employeeId: string): T {
  const { planning } = order;
  if (planning === undefined || !hasMarketOf(planning, employeeId)) return order;
  const { market = emptyMarket } = planning;
  const isOther = (id: string) => id !== employeeId;
  const without: OrderPlanning = {
    ...planning,
    requestedIds: planning.requestedIds.filter(isOther),
    market: {
      offeredIds: market.offeredIds.filter(isOther),
      declinedIds: (market.declinedIds ?? []).filter(isOther),
      sellingIds: market.sellingIds.filter(isOther),
      takes: market.takes.filter((take) => isOther(take.employeeId)),
    },
  };
  return settleMarket(order, { ...order, planning: without });
}

function hasMarketOf({ requestedIds, market = emptyMarket }: OrderPlanning, id: string): boolean {
  const { offeredIds, declinedIds = [], sellingIds, takes } = market;
  return (
    [...requestedIds, ...offeredIds, ...declinedIds, ...sellingIds].includes(id) ||
    takes.some(({ employeeId }) => employeeId === id)
  );
}
