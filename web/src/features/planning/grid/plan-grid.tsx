import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import type {
  Plan,
  PlannerOrder,
  PlannerPerson,
} from '@driftig/contracts/planning/planner-answers';
import { plannedHundredths } from '@driftig/domain/calendar/shift-law';
import { formatQuantity } from '@driftig/domain/format';
import { overlap, periodOf, type Period } from '@driftig/domain/planning/period';
import { IconPlayerPlayFilled, IconUserExclamation } from '@tabler/icons-react';

import { Avatar } from '../../../ui/display/avatar.tsx';
import type { GridEvent, GridLane, GridRange } from '../../../ui/time-grid/types.ts';
import { texts } from '../texts.ts';
import { NormBar } from './norm-bar.tsx';
import { eventIdOf, openLane, orderLane } from './event-ids.ts';

const play = <IconPlayerPlayFilled size={12} />;
const lackIcon = <IconUserExclamation size={18} stroke={1.6} />;

interface Lanes extends Dates {
  /** Columns of a day instead of rows of a week. */
  readonly isDay: boolean;
}

/** The lane of what lacks people, then a lane for each person. */
export function lanesOf(
  plan: Plan,
  people: readonly PlannerPerson[],
  { isDay, ...dates }: Lanes,
): GridLane[] {
  const places = plan.orders.reduce((sum, { missing }) => sum + missing, 0);
  const open: GridLane = {
    id: openLane,
    name: texts.openLane,
    hint: texts.openPlaces(places),
    // A column has no room for it.
    ...(!isDay && { mark: lackIcon }),
    tone: 'pending',
    isPinned: true,
  };
  const toLane = isDay ? columnsOf(people) : (person: PlannerPerson) => rowOf(plan, person, dates);
  return [open, ...people.map(toLane)];
}

interface Dates {
  readonly from: string;
  readonly to: string;
}

/** A row of the week: the person's planned hours, and how much of the norm they are. */
function rowOf(
  { orders }: Plan,
  { id, name, department, isActive, weekNorm }: PlannerPerson,
  { from, to }: Dates,
): GridLane {
  const planned = orders
    .filter(
      ({ assignedIds, startDate }) =>
        assignedIds.includes(id) && startDate >= from && startDate <= to,
    )
    .reduce((sum, order) => sum + plannedHundredths(periodOf(order)), 0);
  const about = isActive ? department : texts.left;
  const hours = texts.hours(formatQuantity(planned / 100));
  return {
    id,
    name,
    hint: about === '' ? hours : `${about} · ${hours}`,
    mark: <Avatar name={name} />,
    foot: <NormBar planned={planned} norm={weekNorm} />,
  };
}

/** Columns of the day are narrow: the first name, or the whole one where two people share it. */
function columnsOf(people: readonly PlannerPerson[]): (person: PlannerPerson) => GridLane {
  const firstOf = (name: string) => name.split(' ')[0] ?? name;
  const counts = new Map<string, number>();
  for (const { name } of people) counts.set(firstOf(name), (counts.get(firstOf(name)) ?? 0) + 1);
  return ({ id, name, department, isActive }) => {
    const first = firstOf(name);
    return {
      id,
      name: counts.get(first) === 1 ? first : name,
      hint: isActive ? department || undefined : texts.left,
      mark: <Avatar name={name} />,
    };
  };
}

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
