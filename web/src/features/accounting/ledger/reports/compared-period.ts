import type { Period } from '../place.ts';

export type Comparison = 'year' | 'before';

/** A month, 'yyyy-mm', moved by some months. */
function moved(month: string, by: number): string {
  const [year, of] = month.split('-').map(Number) as [number, number];
  const index = year * 12 + of - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

const countOf = ({ from, to }: Period) => {
  const [fromYear, fromMonth] = from.split('-').map(Number) as [number, number];
  const [toYear, toMonth] = to.split('-').map(Number) as [number, number];
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1;
};

/** The same months a year earlier, or as many months right before. */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  const by = comparison === 'year' ? -12 : -countOf(period);
  return { from: moved(period.from, by), to: moved(period.to, by) };
}

/** From the first month of the calendar year to the end of a period. */
export const yearToDate = ({ to }: Period): Period => ({ from: `${to.slice(0, 4)}-01`, to });
