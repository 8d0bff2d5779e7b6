import type { Plan, PlannerOrder } from '@driftig/contracts/planning/planner-answers';
import { addDays } from '@driftig/domain/dates';
import { periodOf, type DatesAndTimes } from '@driftig/domain/planning/period';

import type { GridChange } from '../../../ui/time-grid/types.ts';
import { openLane, orderIdOf, orderLane } from './event-ids.ts';

/** A change of one order: the whole list of its people, and its time. */
export interface PlanChange {
  readonly order: PlannerOrder;
  readonly assignedIds: readonly string[];
  readonly time: DatesAndTimes;
  readonly isMoved: boolean;
  /** The person who comes, and who goes; undefined for none. */
  readonly added: string | undefined;
  readonly removed: string | undefined;
}

/** The change that a drag proposes; undefined where its order is gone. */
export function planChangeOf(
  plan: Plan,
  { event, laneId, start, end }: GridChange,
): PlanChange | undefined {
  const order = plan.orders.find(({ id }) => event !== undefined && id === orderIdOf(event.id));
  if (order === undefined || event === undefined) return undefined;
  const time = timeOf(order, start, end);
  const isMoved = start !== event.start || end !== event.end;
  const isSameLane = laneId === event.laneId || laneId === orderLane;
  const removed = isSameLane || event.laneId === openLane ? undefined : event.laneId;
  const added = isSameLane || laneId === openLane ? undefined : laneId;
  const others = order.assignedIds.filter((id) => id !== removed);
  return {
    order,
    assignedIds: added === undefined || others.includes(added) ? others : [...others, added],
    time: isMoved ? time : order,
    isMoved,
    added,
    removed,
  };
}

/** The dates and times of an order at its new place; a whole day stays one. */
function timeOf(order: DatesAndTimes, start: string, end: string): DatesAndTimes {
  const isWhole = order.startTime === '' && order.endTime === '';
  if (!isWhole)
    return {
      startDate: start.slice(0, 10),
      startTime: start.slice(11),
      endDate: end.slice(0, 10),
      endTime: end.slice(11),
    };
  return {
    startDate: start.slice(0, 10),
    startTime: '',
    endDate: addDays(end.slice(0, 10), -1),
    endTime: '',
  };
}

/** The order as the change leaves it, for the screen until the answer is there. */
export function changedOrder({ order, assignedIds, time }: PlanChange): PlannerOrder {
  const { startDate, endDate, startTime, endTime } = time;
  const present =
    order.neededEmployees - order.missing + assignedIds.length - order.assignedIds.length;
  const isOpen = order.status === 'notStarted' || order.status === 'started';
  return {
    ...order,
    startDate,
    endDate,
    startTime,
    endTime,
    assignedIds: [...assignedIds],
    missing: isOpen ? Math.max(0, order.neededEmployees - present) : 0,
  };
}

/** A plan with orders laid over it that are being saved. */
export function withOrders(plan: Plan, changed: ReadonlyMap<string, PlannerOrder>): Plan {
  if (changed.size === 0) return plan;
  return { ...plan, orders: plan.orders.map((order) => changed.get(order.id) ?? order) };
}

/** The period of the change. */
export const periodOfChange = ({ time }: PlanChange) => periodOf(time);
