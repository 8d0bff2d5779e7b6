import { addDays } from '@driftig/domain/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { spanOf, stepped } from './periods.ts';

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
      expect(stepped(view, day, 1)).toBe(addDays(to, 1));
      expect(spanOf(view, stepped(view, day, -1)).to).toBe(addDays(from, -1));
    }),
  );
});
