import { monthNames } from '@driftig/domain/dates';
import { fromAndTo, monthAndYear } from '@driftig/domain/lists/date-filters';

import type { TableFilter } from '../columns/column.ts';

const FIRST_YEAR = 2022;
const LAST_YEAR = 2030;

/** Product L6: 2022 to 2030, and to the current year after that. */
export function filterYears(thisYear: number): readonly string[] {
  const last = Math.max(LAST_YEAR, thisYear);
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => String(FIRST_YEAR + index));
}

/**
 * A month and a year filter for rows with a date ('yyyy-mm-dd'; '' matches no month and no year).
 */
export function dateFilters<Row>(
  thisYear: number,
  dateOf: (row: Row) => string,
): readonly TableFilter<Row>[] {
  const [month, year] = monthAndYear(dateOf);
  return [
    {
      ...month,
      label: 'Måned',
      allLabel: 'Alle måneder',
      preposition: 'i',
      options: monthNames.map((label, index) => ({ value: String(index + 1), label })),
      width: 148,
    },
    {
      ...year,
      label: 'År',
      allLabel: 'Alle år',
      preposition: 'i',
      options: filterYears(thisYear).map((value) => ({ value, label: value })),
      width: 112,
    },
  ];
}

/** A range of dates, both days included; either end may be open. */
export function rangeFilters<Row>(dateOf: (row: Row) => string): readonly TableFilter<Row>[] {
  const end = { kind: 'date' as const, allLabel: '', options: [] };
  const [from, to] = fromAndTo(dateOf);
  return [
    { ...end, ...from, label: 'Fra', preposition: 'fra' },
    { ...end, ...to, label: 'Til', preposition: 'til' },
  ];
}

/** The initial state of `dateFilters`: nothing selected. */
export const noDateFilters = { month: '', year: '' };
