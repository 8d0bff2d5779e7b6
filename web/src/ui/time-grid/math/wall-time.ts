import { addDays, danishClock, daysBetween, type DateText } from '@driftig/domain/dates';

import type { WallTime } from '../types.ts';

export const dayMinutes = 1440;
const hour = 3_600_000;

export const dateOf = (time: WallTime): DateText => time.slice(0, 10);
export const clockOf = (time: WallTime): string => time.slice(11, 16);

/** Minutes since midnight of its own date. */
export function minuteOf(time: WallTime): number {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
}

/** Minutes may be negative or more than a day: they count on to other dates. */
export function wallTime(date: DateText, minutes: number): WallTime {
  const days = Math.floor(minutes / dayMinutes);
  const rest = minutes - days * dayMinutes;
  const [hours, minute] = [Math.floor(rest / 60), Math.round(rest % 60)].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${days === 0 ? date : addDays(date, days)}T${hours}:${minute}`;
}

export function addMinutes(time: WallTime, minutes: number): WallTime {
  return wallTime(dateOf(time), minuteOf(time) + minutes);
}

/** From the start of a date to a time; negative before it. */
export function minutesFrom(date: DateText, time: WallTime): number {
  const days = dateOf(time) === date ? 0 : daysBetween(date, dateOf(time));
  return days * dayMinutes + minuteOf(time);
}

export function minutesBetween(from: WallTime, to: WallTime): number {
  return minutesFrom(dateOf(from), to) - minuteOf(from);
}

/** A time in the hour that is skipped in spring is the same minute an hour later. */
export function existingTime(time: WallTime): WallTime {
  const asUtc = Date.parse(`${time}Z`);
  const exists = danishClock(asUtc - 2 * hour) === time || danishClock(asUtc - hour) === time;
  return exists ? time : addMinutes(time, 60);
}
