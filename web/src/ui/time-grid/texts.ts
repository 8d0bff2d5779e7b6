import {
  addDays,
  daysBetween,
  monthNames,
  monthOf,
  yearOf,
  type DateText,
} from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { weekNumber } from '@driftig/domain/weeks';

import { dayAndMonth, spanTitle } from '../time/period-title.ts';
import { weekStart, type FirstDay } from './math/days.ts';
import { weekdayOf } from '../time/weekday-names.ts';
import { lastDateOf } from './math/parts.ts';
import type { GridChange, GridLane, GridView, WallTime } from './types.ts';
import { clockOf, dateOf } from './math/wall-time.ts';

interface Span {
  readonly start: WallTime;
  readonly end: WallTime;
  readonly isAllDay?: boolean | undefined;
}

export const texts = {
  help: 'Piletaster flytter, Skift og pil ændrer slutningen, Ctrl, Skift og pil begyndelsen. Enter åbner.',
  draw: 'Tegn en ny: vælg tid med piletaster, og tryk Enter',
  keys: 'Enter gemmer, Escape fortryder.',
  dropped: 'Flyttet til',
  refused: 'Det kan ikke lade sig gøre.',
  givenUp: 'Fortrudt.',
  allDay: 'Hele dagen',
  continues: 'fortsat',
  today: 'i dag',
  goToToday: 'I dag',
  views: 'Visning',
  previous: {
    day: 'Forrige dag',
    week: 'Forrige uge',
    month: 'Forrige måned',
    agenda: 'Forrige måned',
  },
  next: { day: 'Næste dag', week: 'Næste uge', month: 'Næste måned', agenda: 'Næste måned' },
  more: (count: number) => `+ ${count} mere`,
  events: (count: number) => (count === 0 ? '' : `${count} i kalenderen`),
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

/** 'torsdag 12. november, 15:15–23:15, Mette Lindqvist' */
export function placeText(change: GridChange, lanes: readonly GridLane[]): string {
  const { laneId, start, end, event } = change;
  const lane = lanes.length > 1 ? lanes.find(({ id }) => id === laneId)?.name : undefined;
  const times = timesText({ start, end, isAllDay: event?.isAllDay });
  return [dayText(dateOf(start)), times, lane].filter(Boolean).join(', ');
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

interface GridTitle {
  readonly name: string;
  readonly aside?: string;
}

/** 'Torsdag 12. november'; 'Uge 46' with its dates; 'November 2026'. A week from Sunday has no number. */
export function gridTitle(view: GridView, date: DateText, firstDay: FirstDay): GridTitle {
  if (view === 'day') return { name: capitalised(dayText(date)), aside: String(yearOf(date)) };
  if (view !== 'week') return { name: `${monthNames[monthOf(date) - 1] ?? ''} ${yearOf(date)}` };
  const from = weekStart(date, firstDay);
  const span = spanTitle({ from, to: addDays(from, 6) });
  return firstDay === 'monday' ? { name: `Uge ${weekNumber(date)}`, aside: span } : { name: span };
}
