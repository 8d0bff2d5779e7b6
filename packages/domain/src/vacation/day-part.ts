import { badInput } from '../errors.ts';
import type { DateText } from '../dates.ts';
import type { AbsenceTime } from './absence.ts';

/** The ordinary day begins at 08:00 and lasts for the norm (product Y16); minutes after midnight. */
const dayStart = 8 * 60;
const wholeDay = 24 * 60;

type Span = readonly [from: number, to: number];

/** The time of a date that an absence covers, in minutes after midnight; see `minutesAway`. */
function spanAway(time: AbsenceTime, date: DateText, norm: number): Span {
  const { startDate, endDate, startTime, endTime } = time;
  if (date < startDate || date > endDate) return [0, 0];
  const from = date === startDate && startTime !== '' ? minutesOf(startTime) : undefined;
  const to = date === endDate && endTime !== '' ? minutesOf(endTime) : undefined;
  const hasTimes = from !== undefined || to !== undefined;
  if (hasTimes && startDate === endDate) return [from ?? 0, to ?? wholeDay];
  return [Math.max(dayStart, from ?? 0), Math.min(dayStart + norm, to ?? dayStart + norm)];
}

/**
 * The minutes of a date's norm that an absence takes (product Y16): all of a whole day; within one day
 * the time away; of a first or last day that is left or begun inside, what is away of the ordinary day.
 */
export function minutesAway(time: AbsenceTime, date: DateText, norm: number): number {
  return minutesAwayOf([time], date, norm);
}

/** The same of several absences. Time that an illness shares with the holiday it lies in is away once. */
export function minutesAwayOf(times: readonly AbsenceTime[], date: DateText, norm: number): number {
  const spans = times.map((time) => spanAway(time, date, norm));
  let [minutes, until] = [0, 0];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    minutes += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.min(norm, minutes);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Half of an ordinary day, as forms offer it. */
export type DayHalf = 'morning' | 'afternoon';

/** The times of half an ordinary day; `norm` in minutes. Both halves are as long, so that each costs 0,50. */
export function halfDay(half: DayHalf, norm: number): Pick<AbsenceTime, 'startTime' | 'endTime'> {
  const length = Math.round(norm / 2);
  const from = half === 'morning' ? dayStart : dayStart + length;
  return { startTime: timeAt(from), endTime: timeAt(Math.min(from + length, wholeDay - 1)) };
}

function timeAt(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Throws bad_input where half a day is asked for of more than one. */
export function assertOneDay(startDate: DateText, endDate: DateText | undefined): void {
  if (endDate === undefined || endDate === '' || endDate === startDate) return;
  throw badInput({ dayHalf: 'Formiddag og eftermiddag gælder kun én dag.' });
}
