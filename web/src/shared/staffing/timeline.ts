import { instantOf, localAt, type Period } from '@driftig/domain/planning/period';

const hour = 3_600_000;
/** Hours between two ticks; the first that gives few enough is used. */
const steps = [1, 2, 3, 4, 6, 12, 24, 48, 168, 720];
const mostTicks = 6;

/** The stretch of time that is drawn: the order's, and as much around it as shows what touches it. */
export interface Timeline {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
}

interface Tick {
  /** Percent from the left. */
  readonly at: number;
  readonly label: string;
  /** Where the order starts or ends. */
  readonly isEdge: boolean;
}

/** Ticks are at whole steps from the start of the order: 13, 16, 19 for one from 16. */
export function timelineOf(period: Period): Timeline {
  const [start, end] = [instantOf(period.from), instantOf(period.to)];
  const length = Math.max(hour, end - start);
  const step = stepOf((length / hour) * 1.5) * hour;
  const [from, to] = [start - step, end + step];
  const count = Math.floor((to - start) / step);
  const ticks = Array.from({ length: count + 2 }, (_, index) => start + (index - 1) * step)
    .filter((instant) => instant >= from && instant <= to)
    .map((instant) => ({
      at: percent({ from, to }, instant),
      label: labelOf(instant, step),
      isEdge: instant === start || instant === end,
    }))
    .filter(({ at }) => at > 3 && at < 97);
  return { from, to, ticks };
}

function stepOf(hours: number): number {
  return steps.find((step) => hours / step <= mostTicks) ?? 720;
}

function labelOf(instant: number, step: number): string {
  const local = localAt(instant);
  if (step >= 24 * hour) return `${Number(local.slice(8, 10))}/${Number(local.slice(5, 7))}`;
  return local.endsWith(':00') ? local.slice(11, 13) : local.slice(11);
}

function percent({ from, to }: Pick<Timeline, 'from' | 'to'>, instant: number): number {
  return ((instant - from) / (to - from)) * 100;
}

/** Where a period is drawn, in percent; undefined where none of it is in view. */
export function placeOf(
  line: Timeline,
  period: Period,
): { readonly left: number; readonly width: number } | undefined {
  const left = Math.max(0, percent(line, instantOf(period.from)));
  const right = Math.min(100, percent(line, instantOf(period.to)));
  return right <= left ? undefined : { left, width: right - left };
}
