import { addDays } from '@driftig/domain/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { rangeOf, shortcutOf } from './shortcuts.ts';

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
