import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import type { Plan, PlannerOrder } from '@driftig/contracts/planning/planner-answers';
import { overlap, periodOf, type Period } from '@driftig/domain/planning/period';
import { IconPlayerPlayFilled } from '@tabler/icons-react';

import type { GridEvent, GridLane, GridRange } from '../../../ui/time-grid/types.ts';
import { texts } from '../texts.ts';
import { eventIdOf, openLane, orderLane } from './event-ids.ts';

const play = <IconPlayerPlayFilled size={12} />;

export const lanesOfOrders: readonly GridLane[] = [{ id: orderLane, name: texts.orderLane }];

/** An event for each person of an order, and one in the first lane while it lacks people or has none. */
export function eventsOf(plan: Plan): GridEvent[] {
  return plan.orders.flatMap((order) => [
    ...(order.missing > 0 || order.assignedIds.length === 0 ? [openEvent(order)] : []),
    ...order.assignedIds.map((id) => personEvent(plan, order, id)),
  ]);
}

/** One event for each order, in views without people. */
export const eventsOfOrders = (orders: readonly PlannerOrder[]): GridEvent[] =>
  orders.map((order) => ({
    ...commonOf(order),
    id: eventIdOf(order.id, orderLane),
    laneId: orderLane,
    tone: order.missing > 0 ? 'pending' : order.status === 'done' ? 'neutral' : 'done',
    note: countText(order),
  }));

function openEvent(order: PlannerOrder): GridEvent {
  const asked = order.requestedIds.length;
  return {
    ...commonOf(order),
    id: eventIdOf(order.id, openLane),
    laneId: openLane,
    tone: order.missing > 0 ? 'pending' : 'neutral',
    note: asked > 0 ? texts.asked(asked) : countText(order),
  };
}

function personEvent({ absences, running }: Plan, order: PlannerOrder, id: string): GridEvent {
  const period = periodOf(order);
  const isAway = absences.some(
    (one) => one.employeeId === id && one.status === 'approved' && overlap(one, period),
  );
  const isRunning = running.some((one) => one.employeeId === id && one.projectId === order.id);
  const note = isAway ? texts.absent : order.sellingIds.includes(id) ? texts.selling : undefined;
  return {
    ...commonOf(order),
    id: eventIdOf(order.id, id),
    laneId: id,
    tone: isAway ? 'danger' : isRunning ? 'running' : order.status === 'done' ? 'neutral' : 'done',
    ...(isRunning && { mark: play }),
    ...(note !== undefined && { note }),
  };
}

function commonOf(order: PlannerOrder) {
  const { from, to }: Period = periodOf(order);
  return {
    start: from,
    end: to,
    title: order.title,
    detail: order.customer === '' ? undefined : order.customer,
    isAllDay: order.startTime === '' && order.endTime === '',
    isFixed: order.status === 'done',
  };
}

export function countText({ assignedIds, neededEmployees, missing }: PlannerOrder): string {
  const count = assignedIds.length;
  if (missing > 0) return texts.lacks(neededEmployees - missing, neededEmployees, missing);
  if (count === 0) return texts.noPeople;
  return texts.filled(count, Math.max(count, neededEmployees));
}

/** Absences behind the events of their person. */
export function rangesOf({ absences }: Plan): GridRange[] {
  return absences.map(({ employeeId, from, to, type, status }) => {
    const { label } = absenceTypes[type];
    return {
      id: `${employeeId} ${from} ${type}`,
      laneId: employeeId,
      start: from,
      end: to,
      label: status === 'pending' ? texts.appliedFor(label) : label,
    };
  });
}
