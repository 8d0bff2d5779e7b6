import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from './dates.ts';
import { mondayOf, weekdayOf, weekNumber } from './weeks.ts';

test.each([
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2026-04-07', 15],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2028-01-02', 52],
  ['2020-12-31', 53],
])('%s is in week %i', (date, week) => {
  expect(weekNumber(date)).toBe(week);
});

test('a week has seven days from Monday, all of the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 73_000 }), (days) => {
      const date = addDays('2000-01-03', days);
      const monday = mondayOf(date);
      expect(weekdayOf(monday)).toBe(0);
      expect(addDays(monday, weekdayOf(date))).toBe(date);
      expect(weekNumber(date)).toBe(weekNumber(monday));
      expect(weekNumber(addDays(monday, 7))).not.toBe(weekNumber(monday));
    }),
  );
});
