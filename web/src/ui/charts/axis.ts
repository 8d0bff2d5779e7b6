import { formatQuantity } from '@driftig/domain/format';

const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const GAPS = 4;

/** The smallest round number that is at least `value` and at least `minStep`. */
function roundStep(value: number, minStep: number): number {
  const minimum = Math.max(value, minStep);
  const power = 10 ** Math.floor(Math.log10(minimum));
  const step = STEPS.map((factor) => factor * power).find(
    (candidate) => candidate >= minimum && candidate % minStep === 0,
  );
  return step ?? 10 * power;
}

/**
 * The ticks of a chart: five round numbers from zero, and one or two more when there are negative
 * values. `minStep` is the smallest step (1 for counts).
 */
export function axisTicks(values: readonly number[], least: number): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = roundStep((high - low) / GAPS, least);
  const from = Math.floor(low / step);
  const to = Math.max(Math.ceil(high / step), from + GAPS);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Place of a value's bar between the lowest and the highest tick, from zero. */
export function placeOnAxis(value: number, ticks: readonly number[]) {
  const [low = 0] = ticks;
  const share = (one: number) => `${(100 * one) / ((ticks.at(-1) ?? 0) - low)}%`;
  return { bottom: share(Math.min(value, 0) - low), height: share(Math.abs(value)) };
}

/** An amount in øre in few characters: '400 tkr.', '1,5 mio.', '800'. */
export function shortAmount(ore: number): string {
  const kroner = ore / 100;
  const size = Math.abs(kroner);
  if (size >= 1_000_000) return `${formatQuantity(kroner / 1_000_000)} mio.`;
  if (size >= 1000) return `${formatQuantity(kroner / 1000)} tkr.`;
  return formatQuantity(kroner);
}
