import { addDays } from '@driftig/domain/dates';
import { instantOf, type LocalTime, type Period } from '@driftig/domain/planning/period';

/** The hours that are drawn at least. */
const usual = { from: 7, to: 18 };

/** The hours of a day that a time line shows. On a day of 23 or 25 hours the axis is that much shorter or longer. */
export interface DayAxis extends Period {
  /** Full hours with their place in percent. */
  readonly ticks: readonly { readonly hour: number; readonly at: number }[];
}

/** Full hours around all periods of a day, at least from 7 to 18. */
export function dayAxisOf(date: string, periods: readonly Period[]): DayAxis {
  const first = Math.min(usual.from, ...periods.map(({ from }) => hourOf(date, from)));
  const last = Math.max(usual.to, ...periods.map(({ to }) => Math.ceil(hourOf(date, to))));
  const axis = { from: timeOf(date, Math.floor(first)), to: timeOf(date, last) };
  const hours = Array.from(
    { length: last - Math.floor(first) },
    (_, index) => Math.floor(first) + index,
  );
  const ticks = hours.map((hour) => ({ hour, at: placeOn(axis, timeOf(date, hour)) }));
  return { ...axis, ticks };
}

/** Percent from the left; below 0 or above 100 for what lies outside. */
export function placeOn({ from, to }: Period, time: LocalTime): number {
  const [start, end] = [instantOf(from), instantOf(to)];
  return ((instantOf(time) - start) / (end - start)) * 100;
}

const timeOf = (date: string, hour: number): LocalTime =>
  hour === 24 ? `${addDays(date, 1)}T00:00` : `${date}T${String(hour).padStart(2, '0')}:00`;

/** Hours since the midnight that the date begins with, by the clock on the wall. */
function hourOf(date: string, time: LocalTime): number {
  if (time.slice(0, 10) > date) return 24;
  return Number(time.slice(11, 13)) + Number(time.slice(14)) / 60;
}
