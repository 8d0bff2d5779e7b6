import { weekdayOf } from '@driftig/domain/weeks';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { dateAfter, daysOf } from './days.ts';

test.each([
  ['day', '2026-11-12', 'monday', '2026-11-12', '2026-11-12', 1],
  ['week', '2026-11-12', 'monday', '2026-11-09', '2026-11-15', 7],
  ['week', '2026-11-12', 'sunday', '2026-11-08', '2026-11-14', 7],
  ['week', '2026-11-15', 'monday', '2026-11-09', '2026-11-15', 7],
  ['week', '2026-11-15', 'sunday', '2026-11-15', '2026-11-21', 7],
  ['month', '2026-11-12', 'monday', '2026-10-26', '2026-12-06', 42],
  ['month', '2026-11-12', 'sunday', '2026-11-01', '2026-12-05', 35],
  ['month', '2027-02-01', 'monday', '2027-02-01', '2027-02-28', 28],
  ['agenda', '2028-02-10', 'monday', '2028-02-01', '2028-02-29', 29],
] as const)('a %s of %s from %s is %s to %s', (view, date, firstDay, first, last, count) => {
  const days = daysOf(view, date, firstDay);
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
});

test('a month is whole weeks without a gap', () => {
  const dates = fc.integer({ min: 0, max: 5000 }).map((days) => {
    const instant = Date.UTC(2020, 0, 1) + days * 86_400_000;
    return new Date(instant).toISOString().slice(0, 10);
  });
  fc.assert(
    fc.property(dates, fc.constantFrom('monday', 'sunday'), (date, firstDay) => {
      const days = daysOf('month', date, firstDay);
      expect(days).toContain(date);
      expect(days.length % 7).toBe(0);
      expect(weekdayOf(days[0] ?? '')).toBe(firstDay === 'monday' ? 0 : 6);
      expect(new Set(days).size).toBe(days.length);
    }),
  );
});

test.each([
  ['day', 1, '2026-11-01'],
  ['week', -1, '2026-10-24'],
  ['month', 1, '2026-11-30'],
  ['agenda', -1, '2026-09-30'],
] as const)('a %s by %i leads to %s', (view, steps, date) => {
  expect(dateAfter(view, '2026-10-31', steps)).toBe(date);
});
