import { addDays, danishClock, type DateText } from '../dates.ts';
import { longestPeriodMonths } from '../orders/longest-period.ts';

/** 'yyyy-mm-ddTHH:mm' on Danish clocks (Europe/Copenhagen). */
export type LocalTime = string;

/** Half open: `to` is the first minute that is not part of it. */
export interface Period {
  readonly from: LocalTime;
  readonly to: LocalTime;
}

/** The dates and times of an order; times are 'HH:mm', or '' for the whole day. */
export interface DatesAndTimes {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly startTime: string;
  readonly endTime: string;
}

/** Rest between two bookings below which a warning is shown (product F31). */
export const restHours = 11;

const minute = 60_000;
const hour = 60 * minute;

/** From the start to the end of an order; the whole first or last day where a time is missing. */
export function periodOf({ startDate, endDate, startTime, endTime }: DatesAndTimes): Period {
  const from = `${startDate}T${startTime === '' ? '00:00' : startTime}`;
  return { from, to: endTime === '' ? `${addDays(endDate, 1)}T00:00` : `${endDate}T${endTime}` };
}

/** Danish local time of an instant (milliseconds since 1970). */
export const localAt = (instant: number): LocalTime => danishClock(instant);

/**
 * The instant (milliseconds since 1970) of a time on Danish clocks. An hour that comes twice in
 * autumn is the first of the two; one that is skipped in spring is the moment of the skip.
 */
export function instantOf(local: LocalTime): number {
  const asUtc = Date.parse(`${local}Z`);
  const [summer, winter] = [asUtc - 2 * hour, asUtc - hour];
  if (localAt(summer) === local) return summer;
  if (localAt(winter) === local) return winter;
  return Math.floor(winter / hour) * hour;
}

const dayOf = (local: LocalTime) => local.slice(0, 10);

/** Whether two periods share time; those that touch do not. */
export function overlap(one: Period, other: Period): boolean {
  return isBefore(one.from, other.to) && isBefore(other.from, one.to);
}

/** 'yyyy-mm-ddT02', the hour in which clocks change. */
const changingHour = 'T02';

/**
 * Whether time passes from one to the other. Texts are in the order of instants, but two of the hour that
 * spring skips are one instant; only there is the clock asked, which is a thousand times slower.
 */
function isBefore(one: LocalTime, other: LocalTime): boolean {
  if (one >= other) return false;
  const mayBeSkipped = one.startsWith(changingHour, 10) && dayOf(one) === dayOf(other);
  return !mayBeSkipped || instantOf(one) < instantOf(other);
}

/** Hours from the end of the one to the start of the other; undefined where they overlap. */
export function hoursBetween(one: Period, other: Period): number | undefined {
  if (overlap(one, other)) return undefined;
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return Math.max(0, (instantOf(second.from) - instantOf(first.to)) / hour);
}

/** The period with `days` more on both sides. */
export function widenPeriod({ from, to }: Period, days: number): Period {
  return {
    from: `${addDays(dayOf(from), -days)}T00:00`,
    to: `${addDays(dayOf(to), days)}T23:59`,
  };
}

/** The months that a period is in, 'yyyy-mm', at most `longestPeriodMonths` + 1 of them. */
export function monthsOf({ from, to }: Period): string[] {
  const first = from.slice(0, 7);
  if (to.startsWith(first)) return [first];
  const last = lastMonth(to, from);
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) {
    months.push(month);
    if (months.length > longestPeriodMonths) break;
  }
  return months;
}

/** The first and the last month of some periods; undefined without any. */
export function monthSpan(
  periods: readonly Period[],
): readonly [first: string, last: string] | undefined {
  const [period, ...others] = periods;
  if (period === undefined) return undefined;
  let { from, to } = period;
  for (const other of others) {
    if (other.from < from) ({ from } = other);
    if (other.to > to) ({ to } = other);
  }
  return [from.slice(0, 7), to.slice(0, 7)];
}

/** A period that ends at midnight on the first has nothing of that month. */
function lastMonth(to: LocalTime, from: LocalTime): string {
  const ended = to.endsWith('T00:00') ? addDays(dayOf(to), -1) : to;
  return ended < from ? from.slice(0, 7) : ended.slice(0, 7);
}

function monthAfter(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7);
}
