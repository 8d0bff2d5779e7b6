import type { Day } from './period.ts';
import type { Entry } from './queries.ts';

/** An absence in the calendar; `left` and `right` in columns, part of a day as part of one. */
export interface Bar {
  readonly entry: Entry;
  /** The first and the last column it touches. */
  readonly first: number;
  readonly last: number;
  readonly left: number;
  readonly right: number;
  /** Bars that share time are below each other. */
  readonly lane: number;
  /** It began before the first column, or goes on after the last. */
  readonly isCutLeft: boolean;
  readonly isCutRight: boolean;
}

/** A column is a day of work; hours before and after it are drawn at its edges. */
const workday = { from: 8, hours: 8 } as const;
/** The narrowest part of a day that can still be seen and pressed. */
const narrowest = 0.25;

/** A person's absences in these columns; those on hidden days alone are not drawn. */
export function barsOf(entries: readonly Entry[], days: readonly Day[]): Bar[] {
  const inOrder = entries.toSorted(
    // A rejected bar makes room for the others that share its time.
    (a, b) =>
      Number(a.status === 'rejected') - Number(b.status === 'rejected') ||
      a.startDate.localeCompare(b.startDate) ||
      a.startTime.localeCompare(b.startTime),
  );
  const bars: Bar[] = [];
  for (const entry of inOrder) {
    const place = placeOf(entry, days);
    if (place !== undefined) bars.push({ ...place, entry, lane: freeLane(bars, place) });
  }
  return bars.toSorted((a, b) => a.left - b.left || a.lane - b.lane);
}

/** Number of lanes for overlapping bars; 1 without any. */
export function lanesOf(bars: readonly Bar[]): number {
  return Math.max(1, ...bars.map(({ lane }) => lane + 1));
}

type Place = Omit<Bar, 'entry' | 'lane'>;

function placeOf(entry: Entry, days: readonly Day[]): Place | undefined {
  const { startDate, endDate } = entry;
  const first = days.findIndex(({ date }) => date >= startDate);
  const last = days.findLastIndex(({ date }) => date <= endDate);
  if (first === -1 || last < first) return undefined;
  const from = days[first]?.date === startDate ? partOfDay(entry.startTime, 0) : 0;
  const to = days[last]?.date === endDate ? partOfDay(entry.endTime, 1) : 1;
  return {
    first,
    last,
    ...wideEnough(first + from, last + to, last),
    isCutLeft: startDate < (days[0]?.date ?? ''),
    isCutRight: endDate > (days.at(-1)?.date ?? ''),
  };
}

/** By the quarter: 8 is 0, 12 is a half, 16 is 1. */
function partOfDay(time: string, whole: 0 | 1): number {
  if (time === '') return whole;
  const hour = Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
  const part = Math.round(((hour - workday.from) / workday.hours) * 4) / 4;
  return Math.min(1, Math.max(0, part));
}

/** At least the narrowest part, within its day: hours outside the day of work lie at its edge. */
function wideEnough(left: number, right: number, last: number): Pick<Bar, 'left' | 'right'> {
  if (right - left >= narrowest) return { left, right };
  const start = Math.min(left, last + 1 - narrowest);
  return { left: start, right: start + narrowest };
}

function freeLane(bars: readonly Bar[], { left, right }: Place): number {
  const taken = new Set(
    bars.filter((bar) => bar.left < right && left < bar.right).map(({ lane }) => lane),
  );
  let lane = 0;
  while (taken.has(lane)) lane += 1;
  return lane;
}
