import { addDays } from './dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { rangeOf, seenFrom, shortcutOf, spanOf, stepPeriod } from './periods.ts';

test.each([
  ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['month', '2026-11-23', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['all', '2026-11-23', '2026-01-01', undefined],
] as const)('the %s of %s', (view, day, from, to) => {
  expect(spanOf(view, day)).toEqual({ from, to });
});

test('weeks and months follow each other without a gap, and back again', () => {
  const views = fc.constantFrom('week', 'month');
  fc.assert(
    fc.property(views, fc.integer({ min: 0, max: 20_000 }), (view, days) => {
      const day = addDays('2000-01-01', days);
      const { from, to = '' } = spanOf(view, day);
      expect(from <= day && day <= to).toBe(true);
      expect(stepPeriod(view, day, 1)).toBe(addDays(to, 1));
      expect(spanOf(view, stepPeriod(view, day, -1)).to).toBe(addDays(from, -1));
    }),
  );
});

test.each([
  ['a Wednesday', 'week', '2026-11-25', '2026-11-23', '2026-11-29'],
  ['a Monday', 'week', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['a Sunday', 'week', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['week 53 over New Year', 'week', '2027-01-02', '2026-12-28', '2027-01-03'],
  ['the week in which summer time begins', 'week', '2026-03-29', '2026-03-23', '2026-03-29'],
  ['a February of a leap year', 'month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['a December', 'month', '2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('%s: the %s of %s', (_what, shortcut, today, from, to) => {
  expect(rangeOf(shortcut, today)).toEqual({ from, to });
});

const days = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));

test('a shortcut stays marked while its dates stand, and no longer when one of them is changed', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('week' as const, 'month' as const), (today, shortcut) => {
      const range = rangeOf(shortcut, today);
      expect(today >= range.from && today <= range.to).toBe(true);
      expect(shortcutOf(range, today)).toBe(shortcut);
      expect(shortcutOf({ ...range, to: addDays(range.to, 1) }, today)).toBe('');
      expect(shortcutOf({ from: '', to: '' }, today)).toBe('');
    }),
  );
});

test.each([
  ['week', '2026-11-23', '2026-11-25', '2026-11-25'],
  ['month', '2026-11-01', '2026-11-25', '2026-11-25'],
  ['month', '2027-02-01', '2026-11-25', '2027-02-01'],
  // Most of this week lies in December.
  ['week', '2026-11-30', '2026-01-01', '2026-12-03'],
] as const)('leaving the %s of %s, today %s, one sees %s', (view, day, today, expected) => {
  expect(seenFrom(view, day, today)).toBe(expected);
});
