import { addDays, daysBetween, type DateText } from '../dates.ts';
import { publicHolidayOn } from '../public-holidays.ts';
import { weekdayOf } from '../weeks.ts';
import type { AbsenceTime } from './absence.ts';

/** Fields of a form for time off; all but the start may be missing. */
export interface AskedTime {
  readonly startDate: DateText;
  readonly endDate?: DateText | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/** Days that do not count (product T7). */
export interface LeftOut {
  readonly weekends: boolean;
  readonly holidays: boolean;
}

/** A length of whole days, and hours with two decimals beyond them. */
interface Duration {
  readonly days: number;
  readonly hours: number;
}

const minutesOfDay = 24 * 60;

/**
 * The time that is meant (product T7, Y1): the end is the start where it is left out, 00:00 is no
 * time, and an end before the start moves one day on. Undefined where it still ends before it starts.
 */
export function meantTime(asked: AskedTime): AbsenceTime | undefined {
  const { startDate } = asked;
  const [startTime, endTime] = [timeOf(asked.startTime), timeOf(asked.endTime)];
  const given = asked.endDate === undefined || asked.endDate === '' ? startDate : asked.endDate;
  const time = { startDate, startTime, endTime };
  const endDate = endsBefore({ ...time, endDate: given }) ? addDays(given, 1) : given;
  if (endsBefore({ ...time, endDate })) return undefined;
  // A start equal to the end is the whole day.
  const isDay = endDate === startDate && startTime === endTime;
  return { startDate, endDate, startTime: isDay ? '' : startTime, endTime: isDay ? '' : endTime };
}

function endsBefore({ startDate, endDate, startTime, endTime }: AbsenceTime): boolean {
  if (endDate !== startDate) return endDate < startDate;
  return startTime !== '' && endTime !== '' && endTime < startTime;
}

const timeOf = (time: string | undefined) => (time === undefined || time === '00:00' ? '' : time);

/** A day of an absence, and how many of its minutes it takes. */
interface DayPart {
  readonly date: DateText;
  readonly minutes: number;
}

/**
 * The days of an absence in order, without those that are left out. Times are clock times, so a day
 * has 24 hours also when the clocks change.
 */
export function countedDays(time: AbsenceTime, leftOut: LeftOut): DayPart[] {
  const length = daysBetween(time.startDate, time.endDate) + 1;
  return Array.from({ length }, (_, index) => addDays(time.startDate, index))
    .filter((date) => !(leftOut.weekends && isWeekend(date)))
    .filter((date) => !(leftOut.holidays && publicHolidayOn(date) !== undefined))
    .map((date) => ({ date, minutes: minutesOn(date, time) }))
    .filter(({ minutes }) => minutes > 0);
}

function minutesOn(date: DateText, { startDate, endDate, startTime, endTime }: AbsenceTime) {
  const from = date === startDate ? minutesOf(startTime, 0) : 0;
  const to = date === endDate ? minutesOf(endTime, minutesOfDay) : minutesOfDay;
  return Math.max(0, to - from);
}

function minutesOf(time: string, whole: number): number {
  if (time === '') return whole;
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Saturday or Sunday. */
export function isWeekend(date: DateText): boolean {
  return weekdayOf(date) >= 5;
}

/** How long an application is (product Y1); undefined where nothing of it counts. */
export function durationOf(asked: AskedTime, leftOut: LeftOut): Duration | undefined {
  const time = meantTime(asked);
  if (time === undefined) return undefined;
  const minutes = countedDays(time, leftOut).reduce((sum, day) => sum + day.minutes, 0);
  if (minutes === 0) return undefined;
  const days = Math.floor(minutes / minutesOfDay);
  return { days, hours: Math.round(((minutes % minutesOfDay) / 60) * 100) / 100 };
}

/** '2 dage', '1 dag og 4 timer', '3,5 timer'. */
export function durationText({ days, hours }: Duration): string {
  const parts = [
    ...(days > 0 ? [`${days} ${days === 1 ? 'dag' : 'dage'}`] : []),
    ...(hours > 0 ? [`${String(hours).replace('.', ',')} ${hours === 1 ? 'time' : 'timer'}`] : []),
  ];
  return parts.join(' og ');
}
