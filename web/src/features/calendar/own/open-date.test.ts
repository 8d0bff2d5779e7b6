import { expect, test } from 'vitest';

import { openDateOf, yearFrom } from './open-date.ts';

const today = '2026-11-26';

test.each([
  ['2026-11-28', '2026-11-28'],
  ['2028-02-29', '2028-02-29'],
  ['2046-12-31', '2046-12-31'],
  ['2047-01-01', undefined],
  ['1006-01-01', undefined],
  ['2027-02-29', undefined],
  ['2026-13-01', undefined],
  ['i morgen', undefined],
  ['', undefined],
  [null, undefined],
])('?date=%s opens %s', (text, date) => {
  expect(openDateOf(text, today)).toBe(date);
});

test.each([
  ['2027', 2027],
  [' 2024 ', 2024],
  ['næste', 2026],
  ['20x7', 2026],
  ['', 2026],
  ['9999', 2046],
  ['-4', 2006],
])('the year %j shows %i', (typed, year) => {
  expect(yearFrom(typed, today)).toBe(year);
});
