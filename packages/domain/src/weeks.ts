import { addDays, daysBetween, yearOf, type DateText } from './dates.ts';

/** Monday is 0, Sunday 6. */
export function weekdayOf(date: DateText): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
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
