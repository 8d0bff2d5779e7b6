import { daysBetween, type DateText } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';

import { dayAndMonth } from '../time/period-title.ts';
import { weekdayOf } from '../time/weekday-names.ts';
import { lastDateOf } from './math/parts.ts';
import type { WallTime } from './types.ts';
import { clockOf, dateOf } from './math/wall-time.ts';

interface Span {
  readonly start: WallTime;
  readonly end: WallTime;
  readonly isAllDay?: boolean | undefined;
}

export const texts = {
  help: 'Piletaster flytter, Skift og pil ændrer længden, Enter åbner.',
  allDay: 'Hele dagen',
  continues: 'fortsat',
  today: 'i dag',
  more: (count: number) => `+ ${count} mere`,
};

/** '08:00–16:00'; with the dates where it spans more than a night. */
export function timesText({ start, end, isAllDay }: Span): string {
  if (isAllDay === true) {
    const last = lastDateOf({ start, end });
    return last === dateOf(start)
      ? texts.allDay
      : `${formatDate(dateOf(start))}–${formatDate(last)}`;
  }
  const clocks = `${clockOf(start)}–${clockOf(end)}`;
  const nights = daysBetween(dateOf(start), dateOf(end));
  return nights > 1 ? `${clocks}, ${nights} døgn` : clocks;
}

/** 'torsdag 12. november' */
export function dayText(date: DateText): string {
  return `${weekdayOf(date)} ${dayAndMonth(date)}`;
}
