import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sumsByMonth } from '../balances.ts';
import { lineOf } from '../entry.ts';
import { ageOf, openCredits } from './open-items.ts';

test.each([
  ['2026-11-28', 0],
  ['2026-11-27', 1],
  ['2026-10-28', 1],
  ['2026-10-27', 2],
  ['2026-09-28', 2],
  ['2026-09-27', 3],
  ['2026-08-29', 3],
  ['2026-08-28', 4],
])('an item due on %s is of age %i on 27 November 2026', (due, age) => {
  expect(ageOf(due, '2026-11-27')).toBe(age);
});

const entry = fc
  .tuple(
    fc.constantFrom('2026-07-01', '2026-08-01', '2026-09-01'),
    fc.integer({ min: -99_999, max: 99_999 }),
  )
  .map(([date, amount]) => ({
    date,
    source: { kind: 'draft', id: '1', event: 'posted' } as const,
    lines: [lineOf({ account: 7440, amount }), lineOf({ account: 6480, amount: -amount })],
  }));

test('the open credits of an account are its balance, the newest ones', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
      const balance = entries.reduce((sum, { lines }) => sum - (lines[0]?.amount ?? 0), 0);
      const months = sumsByMonth(entries).toSorted((a, b) => a.month.localeCompare(b.month));
      const open = openCredits(months, 7440);
      expect(open.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.max(balance, 0));
      for (const { amount } of open) expect(amount).toBeGreaterThan(0);
      const after = months.filter(({ month }) => month > (open[0]?.month ?? '9999'));
      expect(open.slice(1).map(({ amount }) => amount)).toEqual(
        after.map(({ accounts }) => accounts.get(7440)?.credit ?? 0).filter((one) => one > 0),
      );
    }),
  );
});
