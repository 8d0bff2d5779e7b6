import { addDays, daysBetween, yearOf, type DateText } from './dates.ts';

/** Monday is 0, Sunday 6. */
export function weekdayOf(date: DateText): number {
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8, 10)];
  // Not of a parsed date, which takes ten times as long: overviews ask for thousands.
  const since1970 = Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000;
  // 1 January 1970 was a Thursday.
  return (((since1970 + 3) % 7) + 7) % 7;
}

/** The Monday of the week of a date. */
export function mondayOf(date: DateText): DateText {
  return addDays(date, -weekdayOf(date));
}

/** The number of the week by ISO 8601: week 1 is the one with the year's first Thursday. */
export function weekNumber(date: DateText): number {
  const thursday = addDays(mondayOf(date), 3);
  return Math.floor(daysBetween(`${yearOf(thursday)}-01-01`, thursday) / 7) + 1;
}
