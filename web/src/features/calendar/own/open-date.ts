import { isCalendarDate, yearOf, type DateText } from '@driftig/domain/dates';

/** How many years before and after today the calendar shows. */
export const yearsShown = 20;

/** The date in the URL; undefined where it is none, or lies outside the years that are shown. */
export function openDateOf(text: string | null, today: DateText): DateText | undefined {
  if (!isCalendarDate(text)) return undefined;
  return Math.abs(yearOf(text) - yearOf(today)) <= yearsShown ? text : undefined;
}

/** The year that was typed; today's where it is no number, and the nearest that is shown. */
export function yearFrom(typed: string, today: DateText): number {
  const now = yearOf(today);
  const year = /^\s*-?\d+\s*$/.test(typed) ? Number(typed) : now;
  return Math.min(now + yearsShown, Math.max(now - yearsShown, year));
}
