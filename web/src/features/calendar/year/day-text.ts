import type { DayStatus } from '@driftig/contracts/calendar/statuses';

import { addDays } from '@driftig/domain/dates';

import type { DayAnswer, DayOrder } from './queries.ts';
import { texts } from './texts.ts';

/** '3 ordrer, 8 af 10 vagter besat'; more people than needed fill no other order's shift. */
export function countsText(orders: readonly DayOrder[]): string {
  const count = texts.orders(orders.length);
  const needed = sum(orders.map((order) => order.neededEmployees));
  if (needed === 0) return count;
  const filled = orders.map((order) => Math.min(order.assignedEmployees, order.neededEmployees));
  return texts.counts(count, sum(filled), needed);
}

const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);

const needs: Readonly<Record<DayStatus, number>> = {
  several: 0,
  conflict: 0,
  requested: 1,
  understaffed: 2,
  running: 3,
  staffed: 4,
  done: 5,
  none: 6,
};

/** Orders that need a manager first; among themselves as they come, by time. */
export function byNeed(orders: readonly DayOrder[]): DayOrder[] {
  return orders.toSorted((a, b) => needs[a.dayStatus] - needs[b.dayStatus]);
}

/** Whether an employee of the order is absent: 'several' may also be a request on too few people. */
export function hasConflict({ dayStatus, ...order }: DayOrder): boolean {
  const isShort = order.assignedEmployees < order.neededEmployees;
  const isExplained = isShort && order.requests.length > 0;
  return dayStatus === 'conflict' || (dayStatus === 'several' && !isExplained);
}

/** Names of absent people by whether their absence is approved: one sentence each. */
export function absenceTexts(vacation: DayAnswer['vacation']): string[] {
  const namesOf = (status: 'approved' | 'pending') => [
    ...new Set(vacation.filter((one) => one.status === status).map(({ name }) => name)),
  ];
  const [away, applied] = [namesOf('approved'), namesOf('pending')];
  return [
    ...(away.length === 0 ? [] : [texts.away(joined(away))]),
    ...(applied.length === 0 ? [] : [texts.applied(joined(applied))]),
  ];
}

/** 'Ida, Jonas og Sara' */
function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} og ${last}`;
}

/** '15:00–01:00', with dates where the order lasts longer than over one night. */
export function timesText({ startDate, endDate, startTime, endTime }: DayOrder): string {
  const span = [startTime, endTime].filter((time) => time !== '').join('–');
  const isNight = endDate === addDays(startDate, 1) && endTime !== '' && endTime <= startTime;
  if (startDate === endDate || isNight) return span;
  const days = `${shortDate(startDate)}–${shortDate(endDate)}`;
  return span === '' ? days : `${days} · ${span}`;
}

/** '14-03' */
const shortDate = (date: string) => `${date.slice(8)}-${date.slice(5, 7)}`;
