import { instantOf, localAt } from '../planning/period.ts';
import { addDays, type DateText } from '../dates.ts';

/** The minutes after midnight that 'HH:mm' shows; 24:00 is the end of the day. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes as hundredths of an hour, half away from zero: 20 minutes are 33. */
export const hundredthsOfMinutes = (minutes: number) => Math.round((minutes * 100) / 60) + 0;

/** The instant (milliseconds since 1970) of a time of a date on Danish clocks; 24:00 is the next midnight. */
export function instantAt(date: DateText, time: string): number {
  return time === '24:00' ? instantOf(`${addDays(date, 1)}T00:00`) : instantOf(`${date}T${time}`);
}

/** Whether Danish clocks never show a time of a date: those from 02:00 until 03:00 when they go forward. */
export const isSkipped = (date: DateText, time: string): boolean =>
  time !== '24:00' && localAt(instantAt(date, time)) !== `${date}T${time}`;

/**
 * The hours from a start to an end on the same day less a break, in hundredths; 0 where the end is not
 * after the start (product T17). Counted as time that passes: the night the clocks go forward is an
 * hour shorter than they show, the one they go back an hour longer.
 */
export function rangeHundredths(
  date: DateText,
  {
    startTime,
    endTime,
    breakMinutes,
  }: { startTime: string; endTime: string; breakMinutes: number },
): number {
  if (minutesOf(endTime) <= minutesOf(startTime)) return 0;
  const passed = (instantAt(date, endTime) - instantAt(date, startTime)) / 60_000;
  return Math.max(0, hundredthsOfMinutes(passed - breakMinutes));
}
