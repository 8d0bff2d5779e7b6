import { addDays, type DateText } from '@driftig/domain/dates';

import type { GridEvent, WallTime } from '../types.ts';
import { dateOf, dayMinutes, minuteOf, minutesBetween, minutesFrom } from './wall-time.ts';

interface Span {
  readonly start: WallTime;
  readonly end: WallTime;
}

/** The part of a span that lies on one date, in minutes since its midnight. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** undefined where nothing of it lies on the date. An end at midnight is not part of the next day. */
export function partOn(date: DateText, { start, end }: Span): Part | undefined {
  // Most events are on other days; comparing texts is faster than counting days.
  if (dateOf(start) > date || dateOf(end) < date) return undefined;
  const [from, to] = [minutesFrom(date, start), minutesFrom(date, end)];
  if (from >= dayMinutes || to <= 0 || to <= from) return undefined;
  return {
    from: Math.max(0, from),
    to: Math.min(dayMinutes, to),
    isFirst: from >= 0,
    isLast: to <= dayMinutes,
  };
}

/** The last date that a span has time on. */
export function lastDateOf({ start, end }: Span): DateText {
  const last = minuteOf(end) === 0 ? addDays(dateOf(end), -1) : dateOf(end);
  return last < dateOf(start) ? dateOf(start) : last;
}

/**
 * Dates on which a chip is shown: a night on the day it begins, a longer event on every day it
 * touches.
 */
export function isChipOn(date: DateText, event: Span): boolean {
  const first = dateOf(event.start);
  if (minutesBetween(event.start, event.end) <= dayMinutes) return first === date;
  return first <= date && date <= lastDateOf(event);
}

/** The earlier first, the longer before the shorter, whole days before hours. */
export function compareEvents(one: GridEvent, other: GridEvent): number {
  const wholeDays = Number(other.isAllDay === true) - Number(one.isAllDay === true);
  if (wholeDays !== 0) return wholeDays;
  if (one.start !== other.start) return one.start < other.start ? -1 : 1;
  if (one.end !== other.end) return one.end > other.end ? -1 : 1;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
