import { addDays, daysBetween, monthOf, yearOf, type DateText } from '@driftig/domain/dates';
import { publicHolidayOn } from '@driftig/domain/public-holidays';
import { isWeekend } from '@driftig/domain/vacation/duration';

import { monthNames } from '../../../ui/time/month-names.ts';

export type View = 'week' | 'month';

/** A column of the calendar. */
export interface Day {
  readonly date: DateText;
  readonly isWeekend: boolean;
  /** The name of the public holiday. */
  readonly holiday: string | undefined;
}

/** A week from Monday to Sunday, or a month. */
export interface Period {
  readonly from: DateText;
  readonly to: DateText;
}

/** The week or the month that a date lies in. */
export function periodAround(view: View, date: DateText): Period {
  if (view === 'week') {
    const from = mondayOf(date);
    return { from, to: addDays(from, 6) };
  }
  const from = `${date.slice(0, 7)}-01`;
  return { from, to: addDays(firstOfNextMonth(from), -1) };
}

/** The first day of the week or month before or after. */
export function moved(view: View, date: DateText, steps: 1 | -1): DateText {
  const { from } = periodAround(view, date);
  if (view === 'week') return addDays(from, 7 * steps);
  return steps === 1 ? firstOfNextMonth(from) : `${addDays(from, -1).slice(0, 7)}-01`;
}

/** What to look at when the view changes: today where it was in sight, else the same time. */
export function seenFrom(view: View, date: DateText, today: DateText): DateText {
  const { from, to } = periodAround(view, date);
  if (from <= today && today <= to) return today;
  // A week belongs to the month of its Thursday.
  return view === 'week' ? addDays(from, 3) : from;
}

export function daysOf({ from, to }: Period, hidesWeekends: boolean): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
    .map((date) => ({ date, isWeekend: isWeekend(date), holiday: publicHolidayOn(date) }))
    .filter((day) => !(hidesWeekends && day.isWeekend));
}

/** The number of a week by ISO 8601: the first one has the first Thursday of the year. */
export function weekNumber(date: DateText): number {
  const thursday = addDays(mondayOf(date), 3);
  return 1 + Math.floor(daysBetween(`${yearOf(thursday)}-01-01`, thursday) / 7);
}

/** 'November 2026', or 'Uge 48, 23.–29. november 2026'. */
export function periodTitle(view: View, { from, to }: Period): string {
  if (view === 'month') return `${monthNames[monthOf(from) - 1] ?? ''} ${yearOf(from)}`;
  return `Uge ${weekNumber(from)}, ${spanTitle({ from, to })}`;
}

/** '23.–29. november 2026', '30. november – 6. december 2026'. */
function spanTitle({ from, to }: Period): string {
  const end = `${dayAndMonth(to)} ${yearOf(to)}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}.–${end}`;
  const year = yearOf(from) === yearOf(to) ? '' : ` ${yearOf(from)}`;
  return `${dayAndMonth(from)}${year} – ${end}`;
}

/** '6. december' */
export function dayAndMonth(date: DateText): string {
  return `${Number(date.slice(8))}. ${(monthNames[monthOf(date) - 1] ?? '').toLowerCase()}`;
}

function mondayOf(date: DateText): DateText {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function firstOfNextMonth(first: DateText): DateText {
  return `${addDays(first, 31).slice(0, 7)}-01`;
}
