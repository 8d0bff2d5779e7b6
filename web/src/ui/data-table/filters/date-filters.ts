import { monthNames, monthOf, yearOf } from '@driftig/domain/dates';

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
  const matchesDate = (row: Row, fits: (date: string) => boolean) =>
    dateOf(row) !== '' && fits(dateOf(row));
  return [
    {
      id: 'month',
      label: 'Måned',
      allLabel: 'Alle måneder',
      preposition: 'i',
      options: monthNames.map((label, index) => ({ value: String(index + 1), label })),
      matches: (row, month) => matchesDate(row, (date) => monthOf(date) === Number(month)),
      width: 148,
    },
    {
      id: 'year',
      label: 'År',
      allLabel: 'Alle år',
      preposition: 'i',
      options: filterYears(thisYear).map((year) => ({ value: year, label: year })),
      matches: (row, year) => matchesDate(row, (date) => yearOf(date) === Number(year)),
      width: 112,
    },
  ];
}

/** A range of dates, both days included; either end may be open. */
export function rangeFilters<Row>(dateOf: (row: Row) => string): readonly TableFilter<Row>[] {
  const end = { kind: 'date' as const, allLabel: '', options: [] };
  return [
    {
      ...end,
      id: 'from',
      label: 'Fra',
      preposition: 'fra',
      matches: (row, from) => dateOf(row) >= from,
    },
    { ...end, id: 'to', label: 'Til', preposition: 'til', matches: (row, to) => dateOf(row) <= to },
  ];
}

/** The initial state of `dateFilters`: nothing selected. */
export const noDateFilters = { month: '', year: '' };
