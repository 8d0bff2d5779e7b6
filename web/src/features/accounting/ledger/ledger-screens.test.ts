import fc from 'fast-check';
import { expect, test } from 'vitest';

import { periodOptions, yearAround } from './months.ts';
import { withBalances } from './running-balance.ts';

test('balances lead from the closing balance down to the opening one', () => {
  const amount = fc.integer({ min: 0, max: 99_999 });
  const lines = fc.array(fc.record({ debit: amount, credit: amount }), { minLength: 1 });
  fc.assert(
    fc.property(lines, fc.integer({ min: -99_999, max: 99_999 }), (all, closing) => {
      const shown = withBalances(all, closing);
      const opening = closing - all.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
      const oldest = shown.at(-1);
      expect(shown[0]?.balance).toBe(closing);
      expect((oldest?.balance ?? 0) - (oldest?.debit ?? 0) + (oldest?.credit ?? 0)).toBe(opening);
    }),
  );
});

test('the financial years of the company come first among the periods to choose', () => {
  const options = periodOptions('2026-11-27', { firstMonth: 7 });
  expect(options[0]).toEqual({ value: '2026-07-01.2027-06-30', label: 'Regnskabsår 2026/27' });
  expect(options[7]).toEqual({ value: '2026-11-01.2026-11-30', label: 'November 2026' });
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
});

test('a report begins with the financial year of today', () => {
  expect(yearAround('2026-03-31', { firstMonth: 5 })).toEqual({
    from: '2025-05-01',
    to: '2026-04-30',
  });
  expect(yearAround('2026-03-31', { firstMonth: 1 })).toEqual({
    from: '2026-01-01',
    to: '2026-12-31',
  });
});
