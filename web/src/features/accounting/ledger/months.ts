import { monthNames } from '../../../ui/time/month-names.ts';
import type { Period } from './place.ts';

/** All months of the year of a month, 'yyyy-mm'. */
export function yearOfMonth(month: string): Period {
  const year = month.slice(0, 4);
  return { from: `${year}-01`, to: `${year}-12` };
}

/** Years that can be chosen: the law keeps five years from the end of each. */
const YEARS = 7;

/** The months to choose among, newest first, to the end of the year of `today`, and those of the period. */
export function monthOptions(today: string, { from, to }: Period) {
  const newest = Math.max(Number(today.slice(0, 4)), Number(to.slice(0, 4)));
  const oldest = Math.min(newest - YEARS + 1, Number(from.slice(0, 4)));
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
  return years.flatMap((year) =>
    monthNames
      .map((name, index) => ({
        value: `${year}-${String(index + 1).padStart(2, '0')}`,
        label: `${name} ${year}`,
      }))
      .toReversed(),
  );
}

/** The first and last day of a period. */
export function daysOf({ from, to }: Period) {
  const [year, month] = to.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: `${from}-01`, to: `${to}-${last}` };
}
