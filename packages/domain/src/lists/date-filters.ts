import { monthOf, yearOf } from '../dates.ts';
import type { RowFilter } from './match-rows.ts';

/** By month and year of a date ('yyyy-mm-dd'; '' matches no month and no year). */
export function monthAndYear<Row>(
  dateOf: (row: Row) => string,
): readonly [month: RowFilter<Row>, year: RowFilter<Row>] {
  const matchesDate = (row: Row, fits: (date: string) => boolean) =>
    dateOf(row) !== '' && fits(dateOf(row));
  return [
    {
      id: 'month',
      matches: (row, month) => matchesDate(row, (date) => monthOf(date) === Number(month)),
    },
    {
      id: 'year',
      matches: (row, year) => matchesDate(row, (date) => yearOf(date) === Number(year)),
    },
  ];
}

/** By a range of dates, both days included; either end may be open. */
export function fromAndTo<Row>(
  dateOf: (row: Row) => string,
): readonly [from: RowFilter<Row>, to: RowFilter<Row>] {
  return [
    { id: 'from', matches: (row, from) => dateOf(row) >= from },
    { id: 'to', matches: (row, to) => dateOf(row) <= to },
  ];
}
