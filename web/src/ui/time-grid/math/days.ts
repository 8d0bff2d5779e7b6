import { addDays, addMonths, type DateText } from '@driftig/domain/dates';
import { weekdayOf } from '@driftig/domain/weeks';

import type { GridView } from '../types.ts';

export type FirstDay = 'monday' | 'sunday';

/** The first day of the week of a date. */
export function weekStart(date: DateText, firstDay: FirstDay): DateText {
  const weekday = weekdayOf(date);
  return addDays(date, -(firstDay === 'monday' ? weekday : (weekday + 1) % 7));
}

const run = (from: DateText, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

/** The days that a view shows; a month in whole weeks, an agenda the days of the month. */
export function daysOf(view: GridView, date: DateText, firstDay: FirstDay): readonly DateText[] {
  if (view === 'day') return [date];
  if (view === 'week') return run(weekStart(date, firstDay), 7);
  const first = `${date.slice(0, 7)}-01`;
  const count = Number(addDays(addMonths(first, 1), -1).slice(8));
  if (view === 'agenda') return run(first, count);
  const start = weekStart(first, firstDay);
  const last = weekStart(addDays(first, count - 1), firstDay);
  const days = run(start, 7);
  for (let week = addDays(start, 7); week <= last; week = addDays(week, 7)) {
    days.push(...run(week, 7));
  }
  return days;
}

/** The date that a step back or on leads to. */
export function dateAfter(view: GridView, date: DateText, steps: 1 | -1): DateText {
  if (view === 'day') return addDays(date, steps);
  if (view === 'week') return addDays(date, steps * 7);
  return addMonths(date, steps);
}
