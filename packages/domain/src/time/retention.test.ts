import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, daysBetween } from '../dates.ts';
import { lastDayOfHours } from './retention.ts';

test.each([
  ['2026-01-01', '2031-05-31'],
  ['2026-06-09', '2031-10-31'],
  ['2026-07-31', '2031-11-30'],
  ['2026-08-01', '2031-12-31'],
  ['2026-09-01', '2032-01-31'],
  ['2026-10-15', '2032-02-29'],
  ['2027-10-15', '2033-02-28'],
  ['2026-12-31', '2032-04-30'],
])('hours of %s are kept until %s', (date, last) => {
  expect(lastDayOfHours(date)).toBe(last);
});

test('hours are kept over five years and four months, to the end of a month', () => {
  const anyDate = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2020-01-01', days));
  fc.assert(
    fc.property(anyDate, (date) => {
      const last = lastDayOfHours(date);
      expect(addDays(last, 1).slice(8)).toBe('01');
      expect(daysBetween(date, last)).toBeGreaterThan(5 * 365 + 118);
      expect(daysBetween(date, last)).toBeLessThan(5 * 366 + 155);
    }),
  );
});
