import { expect, test } from 'vitest';

import { dateByKey, monthsOf, weeksOf } from './month-days.ts';

test.each([
  { month: '2026-02', weeks: 5, first: [6, '2026-02-01'], last: '2026-02-28' },
  { month: '2026-06', weeks: 5, first: [0, '2026-06-01'], last: '2026-06-30' },
  { month: '2026-08', weeks: 6, first: [5, '2026-08-01'], last: '2026-08-31' },
  { month: '2027-02', weeks: 4, first: [0, '2027-02-01'], last: '2027-02-28' },
  { month: '2028-02', weeks: 5, first: [1, '2028-02-01'], last: '2028-02-29' },
])('$month has $weeks weeks from Monday to Sunday', ({ month, weeks, first, last }) => {
  const rows = weeksOf(month);
  expect(rows).toHaveLength(weeks);
  expect(rows.every((row) => row.length === 7)).toBe(true);
  const [column, date] = first;
  expect(rows[0]?.indexOf(String(date))).toBe(column);
  const days = rows.flat().filter((day) => day !== undefined);
  expect(days.at(-1)).toBe(last);
  expect(new Set(days).size).toBe(Number(last.slice(8)));
});

test('a year is twelve months, and one month is itself', () => {
  expect(monthsOf(2026, 'year')).toHaveLength(12);
  expect(monthsOf(2026, 'year').at(0)).toBe('2026-01');
  expect(monthsOf(2026, 'year').at(-1)).toBe('2026-12');
  expect(monthsOf(2026, '2026-11')).toEqual(['2026-11']);
});

test.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2028-02-28', '2028-02-29'],
  ['ArrowUp', '2026-03-05', '2026-02-26'],
  ['ArrowDown', '2026-12-28', '2027-01-04'],
  ['Home', '2026-11-26', '2026-11-23'],
  ['End', '2026-11-26', '2026-11-29'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['Enter', '2026-01-31', undefined],
])('%s moves from %s to %s', (key, from, to) => {
  expect(dateByKey(key, from)).toBe(to);
});
