import { daysBetween, type DateText } from '@driftig/domain/dates';

import type { WallTime } from '../types.ts';

export const dayMinutes = 1440;

export const dateOf = (time: WallTime): DateText => time.slice(0, 10);
export const clockOf = (time: WallTime): string => time.slice(11, 16);

/** Minutes since midnight of its own date. */
export function minuteOf(time: WallTime): number {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
}

/** From the start of a date to a time; negative before it. */
export function minutesFrom(date: DateText, time: WallTime): number {
  const days = dateOf(time) === date ? 0 : daysBetween(date, dateOf(time));
  return days * dayMinutes + minuteOf(time);
}

export function minutesBetween(from: WallTime, to: WallTime): number {
  return minutesFrom(dateOf(from), to) - minuteOf(from);
}
