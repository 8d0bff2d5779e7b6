/** `yyyy-mm-dd`, a calendar date in Europe/Copenhagen. */
export type DateText = string;

const hour = 60 * 60 * 1000;

/** When summer time changes in a month (0 is January): 01:00 UTC on its last Sunday. */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
}

/**
 * Danish local time of an instant (milliseconds since 1970) as 'yyyy-mm-ddThh:mm', by the EU's
 * daylight saving rule of 1996. Does not use Intl, whose first answer takes 40 ms on a phone; a
 * test compares it with Intl and fails when the rule changes.
 */
export function danishClock(instant: number): string {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeIn(year, 2) && instant < changeIn(year, 9);
  return new Date(instant + (isSummer ? 2 : 1) * hour).toISOString().slice(0, 16);
}

/** The date in Denmark at an instant (ISO UTC). */
export function danishDate(instant: string): DateText {
  return danishClock(Date.parse(instant)).slice(0, 10);
}

/** Whether a value is a stored date, not a typed one. */
export const isDateText = (value: unknown): value is DateText =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Whether a text from outside, such as an address, is a date of the calendar: not 31 February. */
export function isCalendarDate(text: string | null | undefined): text is DateText {
  if (!isDateText(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** For sorting, the earlier first. Not by localeCompare, which asks Intl. */
export function compareDates(one: DateText, other: DateText): number {
  return Number(one > other) - Number(one < other);
}

/** A day that every month has: no arithmetic of months is needed around it. */
const inEveryMonth = /^\d{4}-(0[1-9]|1[0-2])-([01]\d|2[0-8])$/;

/** The date `days` later (or earlier, when negative). */
export function addDays(date: DateText, days: number): DateText {
  const day = Number(date.slice(8)) + days;
  if (day > 0 && day <= 28 && inEveryMonth.test(date))
    return `${date.slice(0, 8)}${day < 10 ? '0' : ''}${day}`;
  const shifted = new Date(`${date}T00:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: DateText, to: DateText): number {
  const day = 24 * hour;
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);
}

export function yearOf(date: DateText): number {
  return Number(date.slice(0, 4));
}

/** 1-12 */
export function monthOf(date: DateText): number {
  return Number(date.slice(5, 7));
}

/** The same day of another month, or its last day where the month is shorter. */
export function addMonths(date: DateText, months: number): DateText {
  const index = monthOf(date) - 1 + months;
  const year = yearOf(date) + Math.floor(index / 12);
  const month = String((((index % 12) + 12) % 12) + 1).padStart(2, '0');
  const last = addDays(`${addDays(`${year}-${month}-01`, 31).slice(0, 7)}-01`, -1);
  const same = `${year}-${month}-${date.slice(8)}`;
  return same > last ? last : same;
}

/** Capitalised month names for headings and selects, January first. */
export const monthNames = [
  'Januar',
  'Februar',
  'Marts',
  'April',
  'Maj',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'December',
] as const;
